import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import { usePending, usePendingValue } from '../../../lib/sending/pending.tsx'
import { useMay } from '../../../visit/user.ts'
import { TypedNote, type TypedProps } from '../../catalogue/TypedNote.tsx'
import { useHeadGoesOn } from '../../catalogue/use-line-focus.ts'
import { useWeek, useWeekHeader } from '../frame/use-week.ts'
import { useAddPending } from './use-add-pending.ts'
import { WeekOrderPage } from './WeekOrderPage.tsx'
import { listOf, useWeekOrder } from './week-order.ts'

/** What is typed on the pages of the event and not in its basket yet, while it can be added. */
export default function WeekTyped({ look, onAdded }: TypedProps) {
  const goOn = useHeadGoesOn(weekBasketPage.path)
  const { week, phase } = useWeek()
  const header = useWeekHeader().data
  const mayOrder = useMay('order')
  const isTyped = usePendingValue(listOf(week), quantities => Object.keys(quantities).length > 0)
  if (!isTyped || !mayOrder || phase !== 'open' || header?.is_backorder_confirmation !== false) return null
  return (
    <WeekOrderPage page="products">
      <Typed look={look} onAdded={onAdded ?? goOn} />
    </WeekOrderPage>
  )
}

function Typed({ look, onAdded }: TypedProps) {
  const { quantities } = usePending(useWeekOrder().list)
  const ids = Object.keys(quantities).map(Number)
  const { typed, add, submit } = useAddPending(
    ids.map(id => ({ id, name: '', price: null, regular: null })),
    onAdded,
  )
  return <TypedNote look={look} pieces={typed.pieces} add={add} onAdd={submit} />
}
