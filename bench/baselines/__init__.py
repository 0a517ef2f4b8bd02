"""What the project is held against: each is a small program that takes SESSION and REPOSITORY and prints a text."""
