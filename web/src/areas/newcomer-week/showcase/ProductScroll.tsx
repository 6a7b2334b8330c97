import { weekProductAddress } from '@fairfloor/domain/newcomer-week/addresses'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { AddBar } from '../pending/AddBar.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import { Controls } from './Controls.tsx'
import type { ProductItem } from './items.ts'
import { ProductFoot } from './ProductFoot.tsx'
import { ProductInfo } from './ProductInfo.tsx'
import styles from './ProductSlide.module.css'
import { ProductSlide } from './ProductSlide.tsx'
import { showcaseTexts } from './texts.ts'
import { useScrolledProducts } from './use-scrolled-products.ts'
import { useShowcase } from './use-showcase.ts'

interface ProductScrollProps {
  products: readonly ProductItem[]
  onList: () => void
}

/** The products one below the other, each as high as the window; off unless the shop is set up so. */
export function ProductScroll({ products, onList }: ProductScrollProps) {
  const t = useTexts(showcaseTexts)
  const showcase = useShowcase(products, useParams().weekProduct, weekProductAddress)
  const { box, shown } = useScrolledProducts(showcase, products.length)
  const [opened, setOpened] = useState<ProductItem | null>(null)
  return (
    <div className="relative">
      <ul ref={box} className={styles.scroll} aria-label={t.products} data-shown={shown}>
        {products.slice(0, shown).map((product, at) => (
          <li
            key={product.erp_id}
            className={`relative unlisted tall ${styles.scrolled}`}
            style={product.look}
            data-at={at}
          >
            {product.background && (
              <img className="wide cover tall absolute fill" src={product.background} alt="" loading="lazy" />
            )}
            <ProductSlide product={product} isActive />
            <ProductFoot product={product}>
              <Button variant="signal" size="l" onClick={() => setOpened(product)}>
                {t.moreAndOrder}
              </Button>
            </ProductFoot>
          </li>
        ))}
      </ul>
      <Controls isOff={false} onList={onList} />
      <Sheet open={opened !== null} onClose={() => setOpened(null)} title={opened?.name} flush>
        {opened && (
          <>
            <div className="grid gap-3 pad-6">
              <ProductInfo product={opened} />
            </div>
            {opened.sizes.map(size => (
              <SizeRows key={size.id} size={size} />
            ))}
            <AddBar sizes={opened.sizes} label="one" />
          </>
        )}
      </Sheet>
    </div>
  )
}
