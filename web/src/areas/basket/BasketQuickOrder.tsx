import { useMemo } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { QuickOrder } from '../quick-order/QuickOrder.tsx'
import { useBasketQuery } from './basket.ts'

const BasketBar = lazyPart(async () => ({ default: (await import('./BasketBar.tsx')).BasketBar }))

/** A quick order that goes into the shop's basket. */
export default function BasketQuickOrder() {
  const { data: basket } = useBasketQuery({})
  const inBasket = useMemo(() => new Map(basket?.positions.map(one => [one.id, one.quantity])), [basket])
  return <QuickOrder at="shop" inBasket={inBasket} bar={typed => <BasketBar {...typed} />} />
}
