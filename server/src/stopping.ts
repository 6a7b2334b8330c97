/** Whatever hangs must not keep the process: the database is left as after a kill, which loses nothing answered. */
const STOP_MS = 10_000

let close = async () => {}
let isStopping = false

// Installed before anything else is loaded: for process 1, a container's, a signal without a handler is no signal.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await close()
    process.exit(0)
  })

/** Says what SIGTERM and SIGINT have to close before the process ends with 0; in place of what was said before. */
export function closeAtStop(work: () => Promise<void>): void {
  close = work
}
