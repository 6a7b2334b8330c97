import { type Day, dayIn } from '../day.ts'
import { isPast } from '../trade-show/phases.ts'

/** The dates of one year's awards: the voting window with its last second, the winners' days with both ends. */
export type AwardDates = {
  readonly votingStart: Date
  readonly votingEnd: Date
  readonly winnerStart: Day
  readonly visibleEnd: Day
  readonly timeZone: string
}

export type AwardStage = 'before' | 'voting' | 'counting' | 'winners' | 'over'

/**
 * The stage of the awards. Winners are shown on whole calendar days of the show's time zone. Voting is closed from the
 * winners' first day on, also within the window.
 */
export function awardStage(dates: AwardDates, now: Date): AwardStage {
  const today = dayIn(now, dates.timeZone)
  if (today > dates.visibleEnd) return 'over'
  if (today >= dates.winnerStart) return 'winners'
  if (now < dates.votingStart) return 'before'
  return isPast(dates.votingEnd, now) ? 'counting' : 'voting'
}

export const canVote = (dates: AwardDates, now: Date): boolean => awardStage(dates, now) === 'voting'

export const areWinnersShown = (dates: AwardDates, now: Date): boolean => awardStage(dates, now) === 'winners'
