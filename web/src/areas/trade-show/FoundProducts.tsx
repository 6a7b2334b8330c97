import { useTexts } from '../../lib/texts.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { focusOrderBar } from '../catalogue/focus-order-bar.ts'
import { FOUND_LIST } from '../show-orders/OrderFoot.tsx'
import { useClosed } from '../show-orders/use-closed.ts'
import { useOrderLines } from '../show-orders/use-order-lines.ts'
import styles from './Exhibitors.module.css'
import { FoundProduct } from './FoundProduct.tsx'
import type { Found } from './show.ts'
import { tradeShowTexts } from './texts.ts'

/** The flavours of so many products are shown at once. */
const FEW = 3

interface FoundProductsProps {
  products: readonly Found[]
  /** Name of the scene that shows a booth. */
  placeOf: (panoNr: number) => string | undefined
  onChoose: (product: Found) => void
}

/** Search results: products with brand, size, price and place, and cells to order them. */
export function FoundProducts({ products, placeOf, onChoose }: FoundProductsProps) {
  const t = useTexts(tradeShowTexts).exhibitorList
  const order = useOrderLines()
  const closed = useClosed()
  const column = cellColumn({ onFinish: () => focusOrderBar(FOUND_LIST) })
  const placeIn = ({ booth_number, pano_nr }: Found) =>
    [t.booth(booth_number), placeOf(pano_nr)].filter(Boolean).join(', ')
  return (
    <section>
      <h3 className={styles.foundTitle}>{t.productsFound}</h3>
      <ul {...column}>
        {products.map(product => (
          <FoundProduct
            key={product.product_size_id}
            list={FOUND_LIST}
            product={product}
            place={placeIn(product)}
            order={order}
            closed={closed === null ? null : (closed?.reason ?? '')}
            startsOpen={products.length <= FEW}
            onChoose={() => onChoose(product)}
          />
        ))}
      </ul>
    </section>
  )
}
