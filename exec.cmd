@rem package.json starts its scripts with the exec of POSIX shells, so that signals reach Node; this is it for Windows.
@%*
