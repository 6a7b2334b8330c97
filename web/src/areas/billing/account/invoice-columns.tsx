import { getCreditNotePdf, getInvoicePdfByNumber } from '@fairfloor/domain/billing/contract'
import { dueIn } from '@fairfloor/domain/billing/documents/due-in'
import type { Day } from '@fairfloor/domain/day'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { calendarDay, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag, type Tone } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useMay } from '../../../visit/user.ts'
import styles from './InvoicesPage.module.css'
import { ownInvoicesTexts } from './invoices-texts.ts'
import { type OwnDocument, signed } from './queries.ts'
import type { Chosen } from './use-chosen.ts'

/** The columns of the list; on a phone two lines of a row. */
export function useInvoiceColumns({ today, chosen }: { today: string | undefined; chosen: Chosen }) {
  const t = useTexts(ownInvoicesTexts)
  const { language } = useLanguage()
  const priced = useMay('prices')
  const dayOf = (day: string) => calendarDay(day, language, { year: true })
  const columns: Column<OwnDocument>[] = [
    {
      id: 'choice',
      head: t.choice,
      hideHead: true,
      width: 40,
      phone: 'bare',
      cell: one => (
        <Checkbox
          label={<VisuallyHidden>{t.choose(one.number)}</VisuallyHidden>}
          checked={chosen.has(one.number)}
          onChange={isChosen => chosen.choose(one, isChosen)}
        />
      ),
    },
    {
      id: 'number',
      head: t.number,
      phone: 'bare',
      cell: one => <b className="bold nowrap">{one.number}</b>,
    },
    {
      id: 'date',
      head: t.date,
      phone: 'bare',
      cell: one => (
        <span className={`nowrap ${styles.date}`}>
          {dayOf(one.issued_on)}
          {one.order_id !== null && <span className={styles.phone}> · {t.orderOf(one.order_id)}</span>}
        </span>
      ),
    },
    {
      id: 'order',
      head: t.order,
      phone: 'hide',
      cell: ({ order_id: orderId }) =>
        orderId !== null && (
          <PageLink
            to={addressOf(orderPage, { params: { orderId } })}
            className={text.link}
            aria-label={t.orderOf(orderId)}
          >
            {orderId}
          </PageLink>
        ),
    },
    {
      id: 'reference',
      head: t.reference,
      phone: 'hide',
      cell: one => <span className="fg-2 anywhere">{one.external_reference}</span>,
    },
    {
      id: 'due',
      head: t.due,
      phone: 'hide',
      cell: one => one.due_on !== null && one.open !== 0 && <span className={text.nowrap}>{dayOf(one.due_on)}</span>,
    },
    {
      id: 'state',
      head: t.state,
      phone: 'bare',
      cell: one => (
        <span className="nowrap">
          <State of={one} today={today} />
        </span>
      ),
    },
    {
      id: 'amount',
      head: t.amount,
      align: 'end',
      phone: 'bare',
      cell: one => <span className="nowrap">{money(signed(one, one.amount))}</span>,
    },
    {
      id: 'open',
      head: t.open,
      align: 'end',
      phone: 'hide',
      cell: one =>
        one.kind === 'invoice' && Boolean(one.open) && <b className={`bold ${text.nowrap}`}>{money(one.open)}</b>,
    },
    {
      id: 'pdf',
      head: 'PDF',
      align: 'end',
      phone: 'bare',
      cell: one => (
        <a className={`${text.link} pad-y-3`} href={pdfOf(one)} aria-label={t.pdfOf[one.kind](one.number)}>
          PDF
        </a>
      ),
    },
  ]
  return priced ? columns : columns.filter(({ id }) => id !== 'amount' && id !== 'open')
}

const pdfOf = ({ kind, number, order_id }: OwnDocument): string =>
  kind === 'invoice' && order_id !== null
    ? addressOf(getInvoicePdfByNumber, { params: { order_id, invoice_number: number } })
    : addressOf(getCreditNotePdf, { params: { credit_note_number: number } })

const TONES = { later: 'soft', soon: 'amber', over: 'red' } as const satisfies Record<string, Tone>

/** Where a document stands: how long until it is due, how long it is over, when it was paid, or what became of a credit note. */
function State({ of: { standing, due_on, paid_on }, today }: { of: OwnDocument; today: string | undefined }) {
  const t = useTexts(ownInvoicesTexts)
  const { language } = useLanguage()
  if (standing === 'paid') return <Tag tone="green">{t.paidOn(calendarDay(paid_on ?? '', language))}</Tag>
  if (due_on === null || today === undefined || standing === 'covered')
    return <Tag tone={standing === 'credit left' ? 'amber' : 'soft'}>{t.standings[standing]}</Tag>
  const { kind, days } = dueIn(due_on as Day, today as Day)
  return <Tag tone={TONES[kind]}>{t.dueIn[kind](days)}</Tag>
}
