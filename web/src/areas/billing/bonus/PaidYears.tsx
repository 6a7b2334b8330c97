import { getCreditNotePdf } from '@fairfloor/domain/billing/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import type { BonusAnswer } from './answer.ts'
import { percentText } from './percent.ts'
import { bonusTexts } from './texts.ts'

type Row = BonusAnswer['years'][number]

/** What the years before have paid, with the credit notes; last year's stands there until it is paid. */
export function PaidYears({ years }: { years: readonly Row[] }) {
  const t = useTexts(bonusTexts)
  const { language } = useLanguage()
  const columns: Column<Row>[] = [
    { id: 'year', head: t.year, phone: 'title', cell: ({ year }) => <b className={text.figure}>{year}</b> },
    { id: 'turnover', head: t.yearTurnover, align: 'end', cell: ({ turnover }) => money(turnover) },
    { id: 'percent', head: t.percent, align: 'end', cell: ({ percent }) => percentText(percent) },
    {
      id: 'amount',
      head: t.amount,
      align: 'end',
      cell: ({ amount }) => <b className="bold">{money(amount)}</b>,
    },
    {
      id: 'note',
      head: t.creditNote,
      align: 'end',
      cell: ({ credit_note: note, is_paid }) =>
        note ? (
          <span className="inline-grid gap-half to-end">
            <a
              className={text.link}
              href={addressOf(getCreditNotePdf, { params: { credit_note_number: note.number } })}
              aria-label={t.pdfOf(note.number)}
            >
              {note.number}
            </a>
            <span className={`${text.small} fg-2`}>
              {calendarDay(note.issued_on, language, { year: true })}, {t.withVat(money(note.gross))}
            </span>
          </span>
        ) : (
          <span className="fg-2">{is_paid ? t.comes : t.notPaid}</span>
        ),
    },
  ]
  return (
    <section className="stack gap-4">
      <h2>{t.years}</h2>
      <Table caption={t.years} columns={columns} rows={years} rowKey={({ year }) => year} />
    </section>
  )
}
