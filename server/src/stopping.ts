/** Limit for a shutdown that hangs: the database is then left as after a kill, which loses nothing answered. */
const STOP_MS = 10_000

let close = async () => {}
let isStopping = false

// Installed before anything else is loaded: for process 1 of a container, a signal without a handler is ignored.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await close()
    process.exit(0)
  })

/** Sets what SIGTERM and SIGINT close before the process ends with 0; replaces what was set before. */
export function closeAtStop(work: () => Promise<void>): void {
  close = work
}
