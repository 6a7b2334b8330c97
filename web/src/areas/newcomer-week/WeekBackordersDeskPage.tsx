import type { Answer } from '@fairfloor/domain/endpoint'
import { addressOf } from '@fairfloor/domain/endpoint'
import { weekIdIn } from '@fairfloor/domain/newcomer-week/desk-address'
import { askForConfirmation, type getWeekBackorders } from '@fairfloor/domain/newcomer-week/desk-contract'
import { newcomerWeeksDeskPage } from '@fairfloor/domain/newcomer-week/desk-pages'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { MutationError } from '../../ui/MutationError.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { backordersTexts } from './desk/backorders-texts.ts'
import { weekDeskTexts } from './desk/desk-texts.ts'
import { useInstantOf } from './desk/instant-text.ts'
import { backordersQuery } from './desk/queries.ts'
import { WeekWays } from './desk/WeekWays.tsx'
import styles from './desk/week-desk.module.css'

type Row = Answer<typeof getWeekBackorders>['orders'][number]

/** /admin/newcomer-weeks/:newcomerWeek/backorders: the event's orders that wait for goods, and the question to their customers. */
export function WeekBackordersDeskPage() {
  const t = useTexts(backordersTexts)
  const words = useTexts(weekDeskTexts)
  const id = weekIdIn(useParams().newcomerWeek)
  const list = useListAddress()
  const query = useQuery({
    ...backordersQuery(id ?? 0, list.place),
    enabled: isOperator(useUser()) && id !== undefined,
  })
  const { data } = query
  const back = <LinkButton to={newcomerWeeksDeskPage.path}>{words.toList}</LinkButton>
  return (
    <AdminFrame title={data ? t.title(data.name) : words.title} {...(data && { lead: t.lead })}>
      {id === undefined ? (
        <EmptyState icon="search" title={words.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={480} missing={{ icon: 'search', title: words.unknown, action: back }}>
          {({ orders, time_zone, asked, ...listed }) => (
            <>
              <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
                {listed.total > 0 && <span className="fg-2">{t.summary(asked, listed.total)}</span>}
                <WeekWays id={id} at="backorders" />
              </div>
              {listed.total === 0 ? (
                <EmptyState icon="check" title={t.none}>
                  {t.noneText}
                </EmptyState>
              ) : (
                <Orders list={backordersQuery(id, list.place)} orders={orders} timeZone={time_zone} />
              )}
              <Parts of={listed} list={list} />
            </>
          )}
        </Loaded>
      )}
    </AdminFrame>
  )
}

type List = ReturnType<typeof backordersQuery>

function Orders({ list, orders, timeZone }: { list: List; orders: readonly Row[]; timeZone: string }) {
  const t = useTexts(backordersTexts)
  const at = useInstantOf(timeZone)
  const columns: Column<Row>[] = [
    {
      id: 'order',
      head: t.order,
      phone: 'title',
      cell: ({ order_id }) => (
        <PageLink
          to={addressOf(orderDeskPage, { params: { deskOrder: order_id } })}
          className={text.link}
          aria-label={t.open(order_id)}
        >
          {order_id}
        </PageLink>
      ),
    },
    { id: 'company', head: t.company, cell: ({ company }) => company },
    { id: 'placed', head: t.placed, cell: ({ placed_at }) => <span className={text.nowrap}>{at(placed_at)}</span> },
    {
      id: 'waiting',
      head: t.waiting,
      align: 'end',
      cell: ({ open, lines }) => (
        <span className={`grid gap-1 ${styles.stacked}`}>
          <b>{t.pieces(open)}</b>
          <small>{t.lines(lines)}</small>
        </span>
      ),
    },
    { id: 'net', head: t.net, align: 'end', cell: ({ net }) => money(net ?? 0) },
    { id: 'state', head: t.state, align: 'end', cell: row => <Ask list={list} of={row} at={at} /> },
  ]
  return <Table caption={t.state} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />
}

/** The question to one customer, or how it stands. */
function Ask({ list, of: { order_id, question }, at }: { list: List; of: Row; at: (instant: string) => string }) {
  const t = useTexts(backordersTexts)
  const ask = useApiMutation(askForConfirmation, { invalidates: [list], invalidatesOnRefusal: [list] })
  const run = () => void ask.run({ params: { order_id } })
  if (question)
    return (
      <span className={`grid gap-1 ${styles.stacked}`}>
        <span>{t.wanted(question.wanted, question.asked)}</span>
        <small>{t.asked(question.asked_by ?? '', at(question.asked_at))}</small>
      </span>
    )
  return (
    <span className={`grid gap-1 ${styles.stacked}`}>
      <Button icon="mail" aria-label={t.askOf(order_id)} loading={ask.loading} done={ask.done} onClick={run}>
        {t.ask}
      </Button>
      <MutationError of={ask} onRetry={run} />
    </span>
  )
}
