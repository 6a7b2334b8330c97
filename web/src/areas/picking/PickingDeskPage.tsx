import { getPicking, makePickList } from '@fairfloor/domain/picking/contract'
import { pickingAt } from '@fairfloor/domain/picking/list'
import { type PickingState, pickingStates } from '@fairfloor/domain/picking/states'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calendarDay, count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { MutationError } from '../../ui/MutationError.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { deskAddressOf } from '../orders/desk-queries.ts'
import { useDay } from '../orders/orders.ts'
import { PickingStates } from './PickingStates.tsx'
import { everyPicking, type LeavingOrder, pickingQuery, pickListAddressOf } from './queries.ts'
import { pickingTexts } from './texts.ts'
import { WaitsFor } from './WaitsFor.tsx'

/** /admin/picking: what can leave now, what waits and for what, and what somebody is fetching. */
export function PickingDeskPage() {
  const t = useTexts(pickingTexts)
  return (
    <AdminFrame title={t.picking} lead={t.lead}>
      <Orders />
    </AdminFrame>
  )
}

function Orders() {
  const t = useTexts(pickingTexts)
  const list = useListAddress()
  const asked = pickingAt(list.query)
  const query = useQuery(pickingQuery(asked))
  const state = pickingStates.find(one => one === asked?.state) ?? 'ready'
  const navigate = useNavigate()
  const pick = useApiMutation(makePickList, {
    invalidates: [everyPicking],
    invalidatesOnRefusal: [everyPicking],
    onSuccess: ({ pick_list_id }) => void navigate(pickListAddressOf(pick_list_id)),
  })
  const run = (order_id: number) => void pick.run({ params: { order_id }, body: {} })
  const columns = useColumns(state, query.data?.today, run, pick.loading)
  return (
    <>
      <PickingStates state={state} counts={query.data?.counts} hrefOf={one => list.address(placeOf(one))} />
      <MutationError of={pick} />
      <DeskList
        list={list}
        of={getPicking}
        asked={asked}
        query={query}
        search={t.search}
        empty={{ icon: 'box', title: t.none[state], children: t.noneText[state] }}
        table={{
          caption: t.picking,
          columns,
          rows: ({ orders }) => orders,
          rowKey: ({ order_id, shipment_id }) => `${order_id}-${shipment_id}`,
        }}
      />
    </>
  )
}

const placeOf = (state: PickingState) => ({ state: state === 'ready' ? '' : state, place: '', search: '' })

function useColumns(
  state: PickingState,
  today: string | undefined,
  pick: (orderId: number) => void,
  isPicking: boolean,
): Column<LeavingOrder>[] {
  const t = useTexts(pickingTexts)
  const { language } = useLanguage()
  const dayOf = useDay()
  const all: (Column<LeavingOrder> | false)[] = [
    {
      id: 'order',
      head: t.order,
      phone: 'title',
      cell: ({ order_id, company }) => (
        <span className="grid at-start anywhere">
          <PageLink to={deskAddressOf(order_id)} className={text.link} aria-label={t.seeOf(order_id)}>
            {t.orderOf(order_id)}
          </PageLink>
          <small className="t13 fg-2">{company}</small>
        </span>
      ),
    },
    {
      id: 'placed',
      head: t.placed,
      cell: ({ placed_at, wished_on }) => (
        <span className="grid at-start anywhere">
          <span className={text.nowrap}>{dayOf(placed_at)}</span>
          {wished_on && (
            <Tag tone={today !== undefined && wished_on < today ? 'red' : 'soft'}>
              {t.wished(calendarDay(wished_on, language))}
            </Tag>
          )}
        </span>
      ),
    },
    { id: 'carrier', head: t.carrier, cell: ({ carrier, country }) => `${carrier}, ${country}` },
    {
      id: 'goods',
      head: t.goods,
      align: 'end',
      cell: ({ pieces, lines }) => (pieces > 0 ? t.pieces(count(pieces), count(lines)) : '–'),
    },
    state !== 'packed' && { id: 'waits', head: t.waitsFor, cell: row => <WaitsFor row={row} /> },
    state === 'picking' && { id: 'by', head: t.by, cell: ({ picked_by }) => picked_by },
    state !== 'waiting' && {
      id: 'act',
      head: t.act,
      hideHead: true,
      align: 'end',
      phone: 'bare',
      cell: ({ order_id, pick_list_id }) => {
        if (pick_list_id !== null)
          return (
            <LinkButton to={pickListAddressOf(pick_list_id)} aria-label={t.goOnOf(order_id)}>
              {t.goOn}
            </LinkButton>
          )
        if (state === 'packed') return <LinkButton to={deskAddressOf(order_id)}>{t.see}</LinkButton>
        return (
          <Button variant="ink" disabled={isPicking} aria-label={t.pickOf(order_id)} onClick={() => pick(order_id)}>
            {t.pick}
          </Button>
        )
      },
    },
  ]
  return all.filter(column => column !== false)
}
