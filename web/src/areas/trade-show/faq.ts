import type { Language } from '@fairfloor/domain/language'
import { dayText, dayTimeText } from '../../lib/format.ts'
import type { Vts } from '../../visit/edition/vts.ts'

/** The edition's dates as text. */
export type FaqDates = { opens: string; closes: string; confirmFrom: string; confirmTo: string; releaseTo: string }

export function faqDates(vts: Vts, language: Language): FaqDates {
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  return {
    opens: at(vts.order_start),
    closes: at(vts.order_end),
    confirmFrom: at(vts.confirmation_start),
    confirmTo: at(vts.confirmation_end),
    releaseTo: dayText(vts.release_end, vts.time_zone, language),
  }
}

/** In the order of the page. */
export const GROUPS = [
  { name: 'order', questions: ['order', 'prices', 'stock', 'change', 'confirm', 'release'] },
  { name: 'fair', questions: ['what', 'enter', 'walk', 'tour', 'help'] },
  { name: 'booths', questions: ['samples', 'media', 'feedback', 'awards', 'points'] },
] as const

export type Question = (typeof GROUPS)[number]['questions'][number]

/** The question that matters most in a phase. */
export const timely = {
  before: 'order',
  ordering: 'order',
  closed: 'confirm',
  confirmation: 'confirm',
  release: 'release',
  over: 'what',
} as const satisfies Record<Vts['phase'], Question>
