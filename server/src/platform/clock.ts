/** The one clock of the server: every rule gets its `now` from here, never from the machine. */
export type Clock = () => Date

/** @param start where the clock starts (it runs on from there); without it: real time */
export function makeClock(start?: Date): Clock {
  if (!start) return () => new Date()
  const began = performance.now()
  return () => new Date(start.getTime() + performance.now() - began)
}
