import type { FieldError, Refusal } from '../refusal.ts'
import { refuse } from '../trade-show/refusals.ts'

type AwardDatesOnTheWire = {
  readonly voting_start: string
  readonly voting_end: string
  readonly winner_start: string
  readonly visible_end: string
}

/** Why these dates are refused, by field; null when they are fine. */
export function awardDatesRefusal(dates: AwardDatesOnTheWire): Refusal | null {
  const errors: FieldError[] = []
  const demand = (holds: boolean, path: keyof AwardDatesOnTheWire, detail: string) =>
    holds || errors.push({ path, detail })
  for (const path of ['voting_start', 'voting_end', 'winner_start', 'visible_end'] as const)
    demand(isStorable(dates[path]), path, 'This date is out of range.')
  demand(
    Date.parse(dates.voting_start) < Date.parse(dates.voting_end),
    'voting_end',
    'Voting must end after it starts.',
  )
  demand(dates.winner_start <= dates.visible_end, 'visible_end', 'The last day cannot lie before the first.')
  return errors.length > 0 ? refuse('dates_out_of_order', undefined, errors) : null
}

/** Years have four digits in UTC: the database and the texts show no others. */
function isStorable(text: string): boolean {
  const at = new Date(text)
  return at.getTime() > 0 && /^\d{4}-/.test(at.toISOString())
}
