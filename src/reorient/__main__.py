"""`python -m reorient`."""

from reorient.surfaces.cli.main import main

if __name__ == "__main__":
    main()
