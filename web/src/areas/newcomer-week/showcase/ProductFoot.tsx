import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { flavoursOf, type ProductItem, priceFrom } from './items.ts'
import styles from './ProductFoot.module.css'
import { showcaseTexts } from './texts.ts'

/** The active product's name and price, beside what is pressed. */
export function ProductFoot({ product, children }: { product: ProductItem; children: ReactNode }) {
  const t = useTexts(showcaseTexts)
  const { sizes } = product
  const price = priceFrom(sizes)
  return (
    <div className={styles.foot} style={product.look}>
      <p key={`name ${product.erp_id}`} className={styles.name}>
        <b>
          {product.brand} {product.name}
        </b>
        <span>
          {t.sizes(sizes.length)} · {t.flavours(flavoursOf(sizes))}
        </span>
      </p>
      <div className={styles.pressed}>{children}</div>
      <p key={`price ${product.erp_id}`} className={styles.price}>
        {price && (
          <>
            <span>
              {!price.isFrom && price.regular !== null && price.regular > price.price && <s>{money(price.regular)}</s>}
              {price.isFrom && <i>{t.from}</i>}
              <b>{money(price.price)}</b>
            </span>
            <small>{t.perPiece}</small>
          </>
        )}
      </p>
    </div>
  )
}
