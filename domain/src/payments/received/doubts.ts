import { type Day, day, showDay } from '../../day.ts'
import type { Language } from '../../language.ts'

/** Why money that somebody books is asked about before. */
export type Doubt =
  | { readonly why: 'settled'; readonly invoice: string }
  | { readonly why: 'order'; readonly order: number }
  | { readonly why: 'year'; readonly day: string }
  | { readonly why: 'twice'; readonly times: number }

/** How long a payment of last year is entered without a question, in days. */
const LATE_DAYS = 60

/** Whether a day of receipt looks like a typing error: another year than today's, and longer ago than a payment waits to be entered. */
export const isYearMistyped = (receivedOn: Day, today: Day): boolean =>
  receivedOn.slice(0, 4) !== today.slice(0, 4) && receivedOn < daysBefore(today, LATE_DAYS)

const daysBefore = (of: Day, days: number): Day =>
  day(new Date(Date.parse(`${of}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10))

/** What is asked, as sentences. */
export const sentencesOf = (doubts: readonly Doubt[], language: Language): string =>
  doubts.map(doubt => sentenceOf(doubt, language)).join(' ')

function sentenceOf(doubt: Doubt, language: Language): string {
  const isGerman = language === 'de'
  if (doubt.why === 'settled')
    return isGerman ? `${doubt.invoice} ist schon bezahlt.` : `${doubt.invoice} is paid already.`
  if (doubt.why === 'order')
    return isGerman
      ? `Die Bestellung ${doubt.order} wartet auf kein Geld mehr.`
      : `Order ${doubt.order} waits for no more money.`
  if (doubt.why === 'year') {
    const on = showDay(doubt.day, 'UTC', language)
    return isGerman ? `Der ${on} liegt in einem anderen Jahr.` : `The ${on} is in another year.`
  }
  const often = doubt.times === 1 ? '' : isGerman ? ` ${doubt.times}-mal` : `, ${doubt.times} times`
  return isGerman
    ? `Für diesen Kunden ist derselbe Betrag an diesem Tag schon${often} gebucht.`
    : `The same sum of this customer is booked on this day already${often}.`
}
