import { orderStatuses } from '@fairfloor/domain/orders/kinds'
import { ordersAt } from '@fairfloor/domain/orders/order-list'
import { stateTexts } from '@fairfloor/domain/orders/state-texts'
import { useTexts } from '../../lib/texts.tsx'
import { DaysFilter } from '../../ui/DaysFilter.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { ordersListTexts } from './orders-texts.ts'
import { ordersTexts } from './texts.ts'

/** By text, status and days. */
export function OrderFilters({ list }: { list: ListAddress }) {
  const t = useTexts(ordersTexts)
  const words = useTexts(ordersListTexts)
  const states = useTexts(stateTexts)
  const { status, from = '', until = '' } = ordersAt(list.query)
  return (
    <>
      <StateFilter
        list={list}
        label={t.status}
        every={words.every}
        states={{ ...states.statuses, shipped: states.partlyShipped }}
        value={status}
        options={orderStatuses}
      />
      <DaysFilter from={from} until={until} labels={words} />
    </>
  )
}
