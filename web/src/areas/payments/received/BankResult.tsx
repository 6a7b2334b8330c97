import { calendarDay, count, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import type { Taken } from './BankUpload.tsx'
import { receivedTexts } from './texts.ts'

type LeftOut = Taken['left_out'][number]

interface BankResultProps {
  taken: Taken
  loading: boolean
  /** Takes one that is known, by its place in the file. */
  onTakeAgain: (again: number) => void
  onDismiss: () => void
}

/** Euros as everywhere; what is in another currency, or no sum, as the bank has written it. */
function shown(amount: string): string {
  const [, euros] = /^(\d+(?:\.\d+)?) EUR$/.exec(amount) ?? []
  return euros === undefined ? amount : money(Number(euros))
}

/** What was taken of a statement, and what was left out and why. */
export function BankResult({ taken, loading, onTakeAgain, onDismiss }: BankResultProps) {
  const t = useTexts(receivedTexts).upload
  const { language } = useLanguage()
  const columns: Column<LeftOut>[] = [
    {
      id: 'day',
      head: t.day,
      cell: ({ booked_on }) => (
        <span className="nowrap">{booked_on === null ? '–' : calendarDay(booked_on, language, { year: true })}</span>
      ),
    },
    {
      id: 'why',
      head: t.why,
      phone: 'title',
      cell: ({ why, known_from }) => (
        <span className="grid at-start anywhere">
          {t.reasons[why]} {known_from !== null && <small className="t13 fg-2">{t.knownFrom(known_from)}</small>}
        </span>
      ),
    },
    { id: 'text', head: t.text, cell: ({ text }) => <span className="anywhere">{text}</span> },
    {
      id: 'amount',
      head: t.amount,
      align: 'end',
      cell: ({ amount }) => <span className="nowrap">{shown(amount)}</span>,
    },
    {
      id: 'act',
      head: t.act,
      cell: ({ again, amount }) =>
        again === null ? null : (
          <Button loading={loading} aria-label={t.takeAgainOf(shown(amount))} onClick={() => onTakeAgain(again)}>
            {t.takeAgain}
          </Button>
        ),
    },
  ]
  return (
    <>
      <Alert tone={taken.taken > 0 ? 'success' : 'info'} title={taken.name} onDismiss={onDismiss}>
        {t.taken(taken.taken, money(taken.sum))} {taken.known > 0 && t.known(taken.known)}
      </Alert>
      {taken.left_out.length > 0 && (
        <details open={taken.left_out.length <= 5}>
          <summary className="bold pad-y-2">{t.leftOut(count(taken.left_out.length))}</summary>
          <Table
            caption={t.leftOut(count(taken.left_out.length))}
            columns={columns}
            rows={taken.left_out}
            rowKey={row => taken.left_out.indexOf(row)}
          />
        </details>
      )}
    </>
  )
}
