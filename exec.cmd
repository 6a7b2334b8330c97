@rem npm runs scripts by cmd.exe on Windows, which knows no exec.
@%*
