import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { flavoursOf, type ProductItem, priceFrom } from './items.ts'
import styles from './ProductSlide.module.css'
import { showcaseTexts } from './texts.ts'

/** The active product's name and price, beside what is pressed. */
export function ProductFoot({ product, children }: { product: ProductItem; children: ReactNode }) {
  const t = useTexts(showcaseTexts)
  const { sizes } = product
  const price = priceFrom(sizes)
  return (
    <div className={`grid bottom gap-5 ${styles.foot}`} style={product.look}>
      <p key={`name ${product.erp_id}`} className={styles.footName}>
        <b className="block">
          {product.brand} {product.name}
        </b>
        <span>
          {t.sizes(sizes.length)} · {t.flavours(flavoursOf(sizes))}
        </span>
      </p>
      <div className={`row middle gap-3 ${styles.pressed}`}>{children}</div>
      <p key={`price ${product.erp_id}`} className={`to-end ${styles.footPrice}`}>
        {price && (
          <>
            <span className="baseline at-end gap-2">
              {!price.isFrom && price.regular !== null && price.regular > price.price && <s>{money(price.regular)}</s>}
              {price.isFrom && <i>{t.from}</i>}
              <b className="nowrap">{money(price.price)}</b>
            </span>
            <small className="block">{t.perPiece}</small>
          </>
        )}
      </p>
    </div>
  )
}
