import { useQuery } from '@tanstack/react-query'
import { boothList, OrderFoot } from '../../show-orders/OrderFoot.tsx'
import type { Exhibitor } from '../show.ts'
import { NextBooth } from './NextBooth.tsx'
import { sizesQuery } from './sizes.ts'

/** The foot of the order tab: the order, and the booths beside this one. */
export default function OrderTabFoot({ exhibitor }: { exhibitor: Exhibitor }) {
  const { data: sizes = [] } = useQuery(sizesQuery(exhibitor.id))
  return (
    <OrderFoot
      list={boothList(exhibitor.id)}
      sizes={sizes}
      ways={<NextBooth boothNumber={exhibitor.boothNumberB2b} />}
    />
  )
}
