import { calendarDay } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { cents, euros } from '@fairfloor/domain/money'
import { EUROS, listWorkbook, type SheetColumn } from '../../../platform/workbook.ts'
import type { AccountStatement } from './account-statement.ts'
import { statementTexts } from './texts.ts'

type Line = {
  readonly on: string
  readonly what: string
  readonly change: number | null
  readonly balance: number
} & Partial<Pick<AccountStatement['lines'][number], 'number' | 'orderId' | 'text'>>

/** The statement as a spreadsheet; the first and the last row are the balances. */
export function statementXlsx(statement: AccountStatement, language: Language, at: Date): Promise<Uint8Array> {
  const t = statementTexts[language]
  const { opening, closing, period, customer } = statement
  const lines: Line[] = [
    { on: period.from, what: t.opening, change: null, balance: opening },
    ...statement.lines.map(({ kind, ...line }) => ({ ...line, what: t.kinds[kind] })),
    { on: period.until, what: t.closing, change: null, balance: closing },
  ]
  const amount = (of: number | null) => (of === null ? null : euros(cents(of)))
  const columns: SheetColumn<Line>[] = [
    { title: t.on, width: 12, value: ({ on }) => on },
    { title: t.what, width: 24, value: ({ what, number }) => [what, number].filter(Boolean).join(' ') },
    { title: t.order, width: 12, value: ({ orderId }) => orderId ?? null },
    { title: t.text, width: 36, value: ({ text }) => text ?? null },
    {
      title: t.debit,
      width: 14,
      value: ({ change }) => (change !== null && change > 0 ? amount(change) : null),
      format: EUROS,
    },
    {
      title: t.credit,
      width: 14,
      value: ({ change }) => (change !== null && change < 0 ? amount(-change) : null),
      format: EUROS,
    },
    { title: t.balance, width: 14, value: ({ balance }) => amount(balance), format: EUROS },
  ]
  const long = (day: string) => calendarDay(day, language, { year: true })
  const facts: (readonly [string, string | null])[] = [
    [t.customer, customer.company],
    [t.number, customer.erpId],
    [t.period, t.days(long(period.from), long(period.until))],
  ]
  return listWorkbook({
    title: t.title,
    name: t.title,
    columns,
    lines,
    details: { name: t.details, facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    at,
  })
}
