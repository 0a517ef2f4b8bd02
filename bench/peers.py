"""stub"""


def installed(folder):
    return ()
