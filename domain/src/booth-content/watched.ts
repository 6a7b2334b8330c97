/** Seconds of a video that were played, and the position at the last update. */
export type Watched = { readonly seconds: number; readonly at: number }

export const unwatched: Watched = { seconds: 0, at: 0 }

/** Players report their position at least this often; a larger step is a jump. */
const JUMP_SECONDS = 2

/** Adds what was played up to `at`. Jumps and pauses add nothing. */
export function moreWatched({ seconds, at: before }: Watched, at: number): Watched {
  const step = at - before
  return { seconds: step > 0 && step < JUMP_SECONDS ? seconds + step : seconds, at }
}

/** The organiser's video counts as watched after 30 s of playing. */
export const isWatched = ({ seconds }: Watched): boolean => seconds >= 30
