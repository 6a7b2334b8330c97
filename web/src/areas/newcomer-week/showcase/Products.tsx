import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekProducts } from '@fairfloor/domain/newcomer-week/contract'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import { WeekOrderPage } from '../pending/WeekOrderPage.tsx'
import { weekProductsQuery } from '../queries.ts'
import { productItem } from './items.ts'
import styles from './Lists.module.css'
import { NoProducts } from './NoProducts.tsx'
import { ProductScroll } from './ProductScroll.tsx'
import { ProductShowcase } from './ProductShowcase.tsx'
import { ShowcaseList } from './ShowcaseList.tsx'
import type { ListChoice } from './use-list-choice.ts'

/** The carousel, or its list. */
export default function Products({ choice }: { choice: ListChoice }) {
  return (
    <Loaded query={useQuery(weekProductsQuery)} waiting={<Skeleton height={640} />} empty={<NoProducts />}>
      {products => (
        <WeekOrderPage page="products">
          <Showcase products={products} choice={choice} />
        </WeekOrderPage>
      )}
    </Loaded>
  )
}

function Showcase({ products, choice }: { products: Answer<typeof getWeekProducts>; choice: ListChoice }) {
  const title = useTexts(titles).products
  const isVertical = useSettings()?.newcomer_products === 'vertical'
  const { language } = useLanguage()
  const items = useMemo(() => products.map(one => productItem(one, language)), [products, language])
  if (!choice.asList)
    return (
      <>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        {isVertical ? (
          <ProductScroll products={items} onList={() => choice.setAsList(true)} />
        ) : (
          <ProductShowcase products={items} onList={() => choice.setAsList(true)} />
        )}
      </>
    )
  return (
    <ShowcaseList
      title={title}
      items={items}
      pictureOf={({ picture }) => picture}
      about={({ brand }) => brand}
      detail={product => (
        <>
          <p className={`ink-2 pad-y-3 pad-x-6 ${styles.brandAbout}`}>{product.description}</p>
          {product.sizes.map(size => (
            <SizeRows key={size.id} size={size} />
          ))}
        </>
      )}
      onCarousel={() => choice.setAsList(false)}
    />
  )
}
