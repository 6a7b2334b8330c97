import type { Answer } from '@fairfloor/domain/endpoint'
import type { whereIs } from '@fairfloor/domain/trade-show/contract'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FoundProducts.module.css'
import { tradeShowTexts } from './texts.ts'

export type FoundProduct = Answer<typeof whereIs>[number]

interface FoundProductsProps {
  products: readonly FoundProduct[]
  /** Name of the scene that shows a booth. */
  placeOf: (panoNr: number) => string | undefined
  onChoose: (product: FoundProduct) => void
}

/** Search results: products with brand and place. */
export function FoundProducts({ products, placeOf, onChoose }: FoundProductsProps) {
  const t = useTexts(tradeShowTexts).exhibitorList
  return (
    <section>
      <h3 className={styles.title}>{t.productsFound}</h3>
      <ul>
        {products.map(product => (
          <li key={product.product_size_id}>
            <button type="button" className={styles.product} onClick={() => onChoose(product)}>
              <b>{product.product_name}</b>
              <span>{product.brand_name}</span>
              <span className={styles.place}>
                {[t.booth(product.booth_number), placeOf(product.pano_nr)].filter(Boolean).join(', ')}
              </span>
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
