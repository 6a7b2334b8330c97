import type { OutletLot } from '@fairfloor/domain/outlet/contract'
import { useTexts } from '../../lib/texts.tsx'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { lineTexts } from '../basket/line-texts.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { RowAnswer } from '../catalogue/RowAnswer.tsx'
import { useLineQuantity } from '../catalogue/use-line-quantity.ts'
import styles from './LotCell.module.css'
import { nameOf } from './LotRow.tsx'
import { LIST } from './outlet.ts'

/** Lots are sold by the piece, also where their size is ordered by the case. */
const SINGLY = { orderMultiple: 1, minQuantity: 1 }

/** The pieces of a lot that one wants, no more than are left, and what the basket says about them. */
export function LotCell({ lot, ordered }: { lot: OutletLot; ordered: OrderedLines }) {
  const t = useTexts(lineTexts)
  const line = ordered.lines.get(lot.id)
  const { change, remove } = ordered
  const { typed, quantity, set, leave } = useLineQuantity({
    ...{ list: LIST, flavourId: lot.id, steps: SINGLY },
    ...{ line, change, remove },
  })
  return (
    <span className={styles.pieces}>
      <span className={styles.answer}>
        <RowAnswer quantity={quantity} saved={line?.saved ?? 0} isTyped={typed > 0} news={ordered.news.get(lot.id)} />
      </span>
      <QuantityCell
        label={t.quantityOf(nameOf(lot.goods))}
        value={quantity || null}
        onChange={set}
        onBlur={leave}
        unitsPerCase={lot.goods.units_per_case}
        {...(lot.left !== null && { max: lot.left })}
        error={line?.error ?? null}
      />
    </span>
  )
}
