/** The server's only clock: every rule gets its `now` from here, never from the machine. */
export type Clock = () => Date

/** @param start initial time (the clock runs on from there); without it: real time */
export function makeClock(start?: Date): Clock {
  if (!start) return () => new Date()
  const began = performance.now()
  return () => new Date(start.getTime() + performance.now() - began)
}

/** Real time also where `CLOCK` is set: for what others sign or measure by theirs. */
export const realTime: Clock = makeClock()
