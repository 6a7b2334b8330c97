import { otherDays } from '@fairfloor/domain/newcomer-week/other-days'
import { instantOf } from '../../../lib/wall-clock.ts'
import type { Both, WeekDraft } from './week-draft.ts'

/** Words of the event that name other days than its own: those of the event that it was copied from, for instance. */
export interface OtherDays {
  /** 'name', 'text', or the place of a question. */
  readonly at: 'name' | 'text' | number
  readonly days: readonly string[]
}

/** What to look over before an event is published; nothing while its dates are incomplete. */
export function otherDaysIn(draft: WeekDraft, timeZone: string): OtherDays[] {
  const [start, end] = [instantOf(draft.start, timeZone), instantOf(draft.end, timeZone)]
  if (!start || !end) return []
  const within = (...words: string[]) => [...new Set(words.flatMap(text => otherDays(text, { start, end }, timeZone)))]
  const both = ({ en, de }: Both) => [en, de]
  return [
    { at: 'name' as const, days: within(draft.name) },
    { at: 'text' as const, days: within(...both(draft.text)) },
    ...draft.questions.map(({ question, answer }, at) => ({ at, days: within(...both(question), ...both(answer)) })),
  ].filter(({ days }) => days.length > 0)
}
