import { dayIn } from '../day.ts'
import { dateFormat } from '../formats.ts'
import type { Window } from './week.ts'

/** Words for the months in both languages, long and short, with their numbers. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  ['en-GB', 'en-US', 'de-DE'].flatMap(locale =>
    (['long', 'short'] as const).flatMap(month =>
      Array.from({ length: 12 }, (_, at): [string, number] => {
        const name = dateFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2000, at))
        return [name.replace('.', '').toLowerCase(), at + 1]
      }),
    ),
  ),
)
const MONTH = [...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const DATE = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,?\s+(?<year>\d{4}))?`
const TO = String.raw`\s*(?:–|-|to|until|and|bis|und)\s*`

/** '2031-03-10'; '10.3.2031' and '10.3.'; '10–16 March 2031' and '10. März'; 'March 10th, 2031'; '2031', unless it stands in a row of numbers. */
const FORMS = [
  String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<last>\d{2})`,
  String.raw`(?<last>\d{1,2})[./]\s?(?<month>\d{1,2})(?:[./]\s?(?<year>\d{4})|\.)`,
  String.raw`(?:(?<first>${DATE})\.?${TO})?(?<last>${DATE})\.?\s+(?:of\s+)?(?<name>${MONTH})\b\.?${YEAR}`,
  String.raw`(?<name>${MONTH})\.?\s+(?<last>${DATE})${YEAR}`,
  String.raw`(?<!\d )(?<year>\d{4})(?! \d)`,
].map(form => new RegExp(String.raw`(?<![\p{L}\p{N}.,])${form}(?![\p{L}\p{N}])`, 'giu'))

/** Further away a number of four digits is a number of pieces or grams rather than a year. */
const YEARS = 10

/**
 * The days and years that a text names and that do not belong to an event: those of an earlier one from which it was
 * copied, for instance. Each once, as it is written, in the order of the text.
 */
export function otherDays(text: string, { start, end }: Window, timeZone: string): string[] {
  const [from, until] = [dayIn(start, timeZone), dayIn(end, timeZone)]
  const years = [Number(from.slice(0, 4)), Number(until.slice(0, 4))] as const
  const isNear = (year: number) => year >= years[0] - YEARS && year <= years[1] + YEARS
  const isOwnDay = (year: number, month: number, date: number) => {
    const one = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    return one >= from && one <= until
  }

  function isOther({ year, month, name, first, last }: Record<string, string | undefined>): boolean {
    if (last === undefined) return isNear(Number(year)) && !years.includes(Number(year))
    const number = name === undefined ? Number(month) : (MONTHS.get(name.toLowerCase()) ?? 0)
    const dates = [first, last].flatMap(date => (date === undefined ? [] : [Number.parseInt(date, 10)]))
    if (number < 1 || number > 12 || dates.some(date => date < 1 || date > 31)) return false
    const of = year === undefined ? years : [Number(year)]
    return !dates.every(date => of.some(one => isOwnDay(one, number, date)))
  }

  let left = text
  const found: { at: number; words: string }[] = []
  for (const form of FORMS)
    left = left.replace(form, (...match) => {
      const [words, at, groups] = [match[0] as string, match.at(-3) as number, match.at(-1)]
      if (isOther(groups)) found.push({ at, words })
      // A year within a date is no other mention of a year.
      return ' '.repeat(words.length)
    })
  return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ words }) => words))]
}
