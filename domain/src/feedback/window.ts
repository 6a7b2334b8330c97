import { isPast, type Windows } from '../trade-show/phases.ts'

/** Feedback is open from the first day of ordering to the end of release. */
export const canGiveFeedback = ({ orderStart, releaseEnd }: Windows, now: Date): boolean =>
  now >= orderStart && !isPast(releaseEnd, now)
