import { weekProductAddress } from '@fairfloor/domain/newcomer-week/addresses'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AddBar } from '../pending/AddBar.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import { Controls } from './Controls.tsx'
import { Grounds } from './Grounds.tsx'
import type { ProductItem } from './items.ts'
import styles from './Lists.module.css'
import { Pager } from './Pager.tsx'
import { ProductDetail } from './ProductDetail.tsx'
import { ProductFoot } from './ProductFoot.tsx'
import { ProductInfo } from './ProductInfo.tsx'
import { ProductSlide } from './ProductSlide.tsx'
import { counterText } from './places.ts'
import { Stage } from './Stage.tsx'
import { productPhases } from './steps.ts'
import { showcaseTexts } from './texts.ts'
import { useSettled } from './use-settled.ts'
import { useShowcase } from './use-showcase.ts'
import { useSteps } from './use-steps.ts'

interface ProductShowcaseProps {
  products: readonly ProductItem[]
  onList: () => void
}

/** The products as a carousel. On wide screens the active one opens in steps; on narrow ones its sizes stand below. */
export function ProductShowcase({ products, onList }: ProductShowcaseProps) {
  const t = useTexts(showcaseTexts)
  const showcase = useShowcase(products, useParams().weekProduct, weekProductAddress)
  const { place, isWide } = showcase
  const product = products[place]
  // Nothing opens on a narrow screen: what was open closes when a tablet is turned.
  const steps = useSteps(productPhases, (isWide && product?.erp_id) || 0)
  const [settled, settle] = useSettled(product)
  const below = useRef<HTMLDivElement>(null)
  const open = () => {
    if (isWide) return steps.open()
    settle()
    below.current?.scrollIntoView()
  }
  const more = (
    <Button variant="signal" size="l" className={styles.more} onClick={open}>
      {t.moreAndOrder}
    </Button>
  )
  return (
    <>
      <Stage
        kind="products"
        items={products}
        showcase={showcase}
        steps={steps.set}
        onOpen={open}
        onClose={steps.close}
        ground={<Grounds products={products} place={place} />}
        slide={(one, offset) => <ProductSlide product={one} isActive={offset === 0} />}
      >
        <Controls isOff={steps.isOpen} onList={onList}>
          {!isWide && product && <p className={styles.listCount}>{counterText(place, products.length)}</p>}
          {product && (
            <ProductFoot product={product}>
              <Pager kind="products" showcase={showcase} count={products.length}>
                {isWide ? undefined : more}
              </Pager>
              {isWide && more}
            </ProductFoot>
          )}
        </Controls>
        {isWide && product && steps.isOpen && <ProductDetail product={product} steps={steps} />}
      </Stage>
      {!isWide && settled && (
        <div ref={below} className={styles.productBelow}>
          <section className={`grid gap-3 pad-y-5 pad-x-4 ${styles.productInfo}`}>
            <ProductInfo product={settled} />
          </section>
          {settled.sizes.map(size => (
            <SizeRows key={size.id} size={size} />
          ))}
          <AddBar sizes={settled.sizes} label="one" />
        </div>
      )}
    </>
  )
}
