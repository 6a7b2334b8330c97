import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { SHOP_LIST } from '../basket/basket.ts'
import { OrderCells } from '../catalogue/OrderCells.tsx'
import type { OfferedFlavour } from '../catalogue/offered.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { useLineQuantity } from '../catalogue/use-line-quantity.ts'
import styles from './OrderRail.module.css'

interface OrderRailProps {
  size: ShopSize
  flavour: OfferedFlavour
  order: OrderedLines
  closed: string | null
}

const places = {
  pieces: styles.pieces,
  cases: styles.cases,
  sum: styles.sum,
  answer: styles.answer,
  addCase: styles.addCase,
}

/** The cells of the shop's grid in a row of a list: pieces, a case more, sum, and what the basket says. */
export function OrderRail({ size, flavour, order, closed }: OrderRailProps) {
  const { lines, news, change, remove } = order
  const line = lines.get(flavour.id)
  const entry = useLineQuantity({
    list: SHOP_LIST,
    flavourId: flavour.id,
    steps: stepsOf(size),
    line,
    change,
    remove,
  })
  return (
    <div className={`grid middle t15 relative tall ${styles.rail}`} data-filled={entry.quantity > 0 ? '' : undefined}>
      <OrderCells {...{ size, flavour, line, closed, places, entry }} news={news.get(flavour.id)} />
    </div>
  )
}
