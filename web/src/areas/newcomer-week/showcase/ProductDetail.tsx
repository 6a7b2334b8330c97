import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { AddBar } from '../pending/AddBar.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import styles from './Detail.module.css'
import type { ProductItem } from './items.ts'
import { ProductInfo } from './ProductInfo.tsx'
import type { ProductPart } from './steps.ts'
import { showcaseTexts } from './texts.ts'
import type { Steps } from './use-steps.ts'

/** A product in detail, on wide screens: its information, and below it its sizes; the product itself stands at the right. */
export function ProductDetail({ product, steps }: { product: ProductItem; steps: Steps<ProductPart> }) {
  const t = useTexts(showcaseTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = steps.isSet('info')
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true })
  }, [isShown])
  return (
    <div className={styles.product}>
      <div className={`row column ink ${styles.sheet}`}>
        <section className={`grid gap-3 relative on-paper ${styles.info}`} data-part="info" inert={!isShown}>
          <ProductInfo product={product} heading={heading} />
          <IconButton className={styles.close} icon="close" label={t.close} large onClick={steps.close} />
        </section>
        <section
          className={`row column grow on-paper ${styles.sizes}`}
          data-part="sizes"
          inert={!steps.isSet('sizes')}
          aria-label={product.name}
        >
          <div className={`grow relative ${styles.scroll}`}>
            {product.sizes.map(size => (
              <SizeRows key={size.id} size={size} />
            ))}
          </div>
          <AddBar sizes={product.sizes} label="one" />
        </section>
      </div>
    </div>
  )
}
