import { type Day, dayIn } from '@fairfloor/domain/day'
import { calendarDay } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { cents, euros } from '@fairfloor/domain/money'
import { EUROS, type SheetColumn } from '../../../../platform/workbook.ts'
import type { Wanted } from '../condition.ts'
import type { DocumentLine } from '../documents.ts'
import { fileTexts } from './texts.ts'

/** The columns of the list as a file. Credit notes are negative, so that the amounts add up. */
export function columnsOf(language: Language, timeZone: string): SheetColumn<DocumentLine>[] {
  const t = fileTexts[language]
  const amount = ({ kind }: DocumentLine, of: number) => euros(cents(kind === 'invoice' ? of : -of))
  const dayOf = (at: Date | string | null) => (at === null ? null : dayIn(new Date(at), timeZone))
  return [
    { title: t.kind, width: 12, value: line => t.kinds[line.kind] },
    { title: t.number, width: 18, value: line => line.number },
    { title: t.customer, width: 32, value: line => line.company },
    { title: t.order, width: 10, value: line => line.orderId },
    { title: t.issued, width: 12, value: line => line.issuedOn },
    { title: t.due, width: 12, value: line => line.dueOn },
    { title: t.amount, width: 14, value: line => amount(line, line.gross), format: EUROS },
    { title: t.open, width: 14, value: line => amount(line, line.rest), format: EUROS },
    { title: t.standing, width: 18, value: line => t.standings[line.standing] },
    { title: t.paid, width: 12, value: line => dayOf(line.paidAt) },
    { title: t.reminder, width: 12, value: line => line.level },
    { title: t.reminded, width: 12, value: line => dayOf(line.sentAt) },
  ]
}

type Given = { readonly language: Language; readonly today: Day; readonly lines: readonly DocumentLine[] }

/** What the second sheet says of the list. */
export function factsOf({ search, state, from, until }: Wanted, { language, today, lines }: Given) {
  const t = fileTexts[language]
  const long = (day: string | undefined) => day && calendarDay(day, language, { year: true })
  const facts: (readonly [string, string | undefined])[] = [
    [t.asOf, long(today)],
    [t.search, search.trim()],
    [t.standing, state && t.states[state]],
    [t.from, long(from)],
    [t.until, long(until)],
    [t.documents, String(lines.length)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
