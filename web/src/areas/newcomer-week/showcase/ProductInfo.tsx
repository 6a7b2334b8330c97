import type { RefObject } from 'react'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import styles from './Detail.module.css'
import { flavoursOf, type ProductItem, priceFrom } from './items.ts'
import { showcaseTexts } from './texts.ts'

interface ProductInfoProps {
  product: ProductItem
  heading?: RefObject<HTMLHeadingElement | null>
}

/** What there is to know of a product before its sizes. */
export function ProductInfo({ product, heading }: ProductInfoProps) {
  const t = useTexts(showcaseTexts)
  const { sizes } = product
  const flavours = flavoursOf(sizes)
  const price = priceFrom(sizes)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {product.brand} {product.name}
      </h2>
      <p>{product.description}</p>
      <dl className={`grid bordered round-card ${styles.facts}`}>
        <div>
          <dt className="t13 ink-2">{t.ofSizes(sizes.length)}</dt>
          <dd className="nowrap">{sizes.length}</dd>
        </div>
        <div>
          <dt className="t13 ink-2">{t.ofFlavours(flavours)}</dt>
          <dd className="nowrap">{flavours}</dd>
        </div>
        {price && (
          <div>
            <dt className="t13 ink-2">{t.perPiece}</dt>
            <dd className="nowrap">
              {price.isFrom && `${t.from} `}
              {money(price.price)}
            </dd>
          </div>
        )}
        {product.percent !== null && (
          <div>
            <dt className="t13 ink-2">{t.thisWeek}</dt>
            <dd className="nowrap">{t.off(product.percent)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
