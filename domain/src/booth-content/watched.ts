/** How much of a video was played, in seconds of it, and where it stood when it was last looked at. */
export type Watched = { readonly seconds: number; readonly at: number }

export const unwatched: Watched = { seconds: 0, at: 0 }

/** Players tell where they are at least this often while they play; what is further on was jumped to. */
const JUMP_SECONDS = 2

/** What was played up to `at`: jumping on or back plays nothing, and neither does a pause, however long. */
export function moreWatched({ seconds, at: before }: Watched, at: number): Watched {
  const step = at - before
  return { seconds: step > 0 && step < JUMP_SECONDS ? seconds + step : seconds, at }
}

/** The organiser's video counts once it has played for 30 s (specification §4, §9). */
export const isWatched = ({ seconds }: Watched): boolean => seconds >= 30
