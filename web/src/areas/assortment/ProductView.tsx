import { brandAddress, categoryAddress, PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import type { getProduct, ShopSize, SizeCard } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import layout from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { CompareBar } from './compare/lazy.tsx'
import { Gallery } from './Gallery.tsx'
import { Numbers } from './Numbers.tsx'
import styles from './ProductView.module.css'
import { ShopBar } from './ShopBar.tsx'
import { SizeFacts } from './SizeFacts.tsx'
import { Promotions, SizeTags } from './SizeTags.tsx'
import { sizeTexts } from './size-texts.ts'

const BelowProduct = lazyPart(() => import('./BelowProduct.tsx'))

interface ProductViewProps {
  product: Answer<typeof getProduct>['product']
  title: ReactNode
  /** The last part of the breadcrumb. */
  here: string
  sizes: readonly ShopSize[]
  related: readonly SizeCard[]
  alsoBought: readonly SizeCard[]
  hasFood: boolean
  /** What can be ordered. */
  children: ReactNode
}

/** A product: pictures and facts beside what can be ordered, texts and other products below. */
export function ProductView({ product, title, here, sizes, related, alsoBought, hasFood, children }: ProductViewProps) {
  const t = useTexts(sizeTexts)
  const [main, sub] = product.categories
  const [only] = sizes.length === 1 ? sizes : []
  return (
    <article>
      <Breadcrumb
        items={[
          main ? { label: main.name, to: categoryAddress(main.id) } : { label: t.start, to: PRODUCT_LIST },
          ...(main && sub ? [{ label: sub.name, to: categoryAddress(main.id, sub.id) }] : []),
          { label: here },
        ]}
      />
      <div className={`grid gap-10 mt-2 ${styles.product}`}>
        <div className={`grid packed gap-5 slim ${styles.aside}`}>
          <Gallery name={here} sizes={sizes} />
          {only && <SizeFacts size={only} />}
        </div>
        <div className="slim">
          <header className="grid gap-1">
            <PageLink
              to={brandAddress(product.brand.id)}
              className={`cobalt medium own-start at-least-24 ${text.lined}`}
            >
              {product.brand.name}
            </PageLink>
            <h1>{title}</h1>
            {only && (
              <p className={`row wrap middle gap-2 ${layout.ifAny}`}>
                <SizeTags size={only} />
                <Promotions size={only} />
              </p>
            )}
            <p className="ink-2 measure mt-1">{product.description}</p>
          </header>
          {children}
          <Numbers sizes={sizes} />
        </div>
      </div>
      <Suspense>
        <BelowProduct sizes={sizes} related={related} alsoBought={alsoBought} hasFood={hasFood} />
      </Suspense>
      <CompareBar />
      <ShopBar sizes={sizes} />
    </article>
  )
}
