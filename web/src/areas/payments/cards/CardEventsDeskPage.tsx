import { getOverview } from '@fairfloor/domain/back-office/overview/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { noteCardEvent } from '@fairfloor/domain/payments/cards/desk-contract'
import type { getOddCardEvents } from '@fairfloor/domain/payments/cards/desk-reads-contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayTimeText, money } from '../../../lib/format.ts'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { isOperator, useUser } from '../../../visit/user.ts'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { cardDeskTexts } from './desk-texts.ts'
import { oddCardEventsQuery } from './queries.ts'

type Odd = Answer<typeof getOddCardEvents>['events'][number]

/** /admin/card-events: what the card provider has told that does not fit. */
export function CardEventsDeskPage() {
  const t = useTexts(cardDeskTexts)
  const query = useQuery({ ...oddCardEventsQuery, enabled: isOperator(useUser()) })
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Loaded
        query={query}
        waiting={240}
        isEmpty={({ events }) => events.length === 0}
        empty={{ icon: 'check', title: t.none, children: t.noneText }}
      >
        {({ events, time_zone }) => <Events events={events} timeZone={time_zone} />}
      </Loaded>
    </AdminFrame>
  )
}

function Events({ events, timeZone }: { events: readonly Odd[]; timeZone: string }) {
  const t = useTexts(cardDeskTexts)
  const { language } = useLanguage()
  const note = useApiMutation(noteCardEvent, {
    updates: [oddCardEventsQuery],
    invalidates: [everyQueryOf(getOverview)],
    invalidatesOnRefusal: [oddCardEventsQuery],
  })
  const columns: Column<Odd>[] = [
    {
      id: 'order',
      head: t.order,
      phone: 'title',
      cell: ({ order_id }) =>
        order_id === null ? (
          t.noOrder
        ) : (
          <Link to={addressOf(orderDeskPage, { params: { deskOrder: order_id } })}>{order_id}</Link>
        ),
    },
    { id: 'why', head: t.why, cell: ({ outcome }) => outcome && t.outcomes[outcome] },
    {
      id: 'told',
      head: t.told,
      align: 'end',
      cell: ({ amount, currency }) => (currency === 'EUR' ? money(amount) : `${amount} ${currency}`),
    },
    { id: 'asked', head: t.wanted, align: 'end', cell: ({ asked }) => money(asked) },
    {
      id: 'received',
      head: t.received,
      cell: ({ received_at }) => dayTimeText(received_at, timeZone, language),
    },
    { id: 'event', head: t.event, cell: ({ event_id }) => <span className="t13 anywhere">{event_id}</span> },
    {
      id: 'act',
      head: t.act,
      hideHead: true,
      align: 'end',
      cell: ({ event_id }) => (
        <Button
          loading={note.loading}
          aria-label={`${t.note}: ${event_id}`}
          onClick={() => void note.run({ params: { event_id } })}
        >
          {t.note}
        </Button>
      ),
    },
  ]
  return (
    <div className="grid gap-4">
      <p className="fg-2 measure">{t.hint}</p>
      <MutationError of={note} />
      <Table caption={t.title} columns={columns} rows={events} rowKey={({ event_id }) => event_id} />
    </div>
  )
}
