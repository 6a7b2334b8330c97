/** hidden: not published; later and over: published, but its days have not come or have passed. */
export const jobStates = ['hidden', 'later', 'open', 'over'] as const

export type JobState = (typeof jobStates)[number]

type Offered = {
  readonly publishedAt: Date | null
  readonly openFrom: Date | null
  /** Its last moment. */
  readonly openUntil: Date | null
}

/** Whether visitors see a job and may apply for it. */
export function jobState({ publishedAt, openFrom, openUntil }: Offered, now: Date): JobState {
  if (publishedAt === null) return 'hidden'
  if (openFrom && now < openFrom) return 'later'
  return openUntil && now > openUntil ? 'over' : 'open'
}
