import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekBrands } from '@fairfloor/domain/newcomer-week/contract'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { WeekOrderPage } from '../pending/WeekOrderPage.tsx'
import { weekBrandsQuery } from '../queries.ts'
import { BrandShowcase } from './BrandShowcase.tsx'
import { CategorySizes } from './Categories.tsx'
import { brandItem } from './items.ts'
import styles from './Lists.module.css'
import { ShowcaseList } from './ShowcaseList.tsx'
import { showcaseTexts } from './texts.ts'
import { type ListTwin, useListTwin } from './use-list-twin.ts'

/** /newcomer-week/brands/{bid?}: the brands that take part, as a carousel or as a list. */
export function BrandsPage() {
  const t = useTexts(titles)
  const twin = useListTwin()
  return (
    <WeekFrame title={t.brands} shows="goods" look={twin.asList ? 'page' : 'stage'}>
      <Loading twin={twin} />
    </WeekFrame>
  )
}

function Loading({ twin }: { twin: ListTwin }) {
  const { noGoods } = useTexts(frameTexts)
  return (
    <Loaded query={useQuery(weekBrandsQuery)} waiting={<Skeleton height={640} />} empty={{ title: noGoods }}>
      {brands => (
        <WeekOrderPage page="brands">
          <Brands brands={brands} twin={twin} />
        </WeekOrderPage>
      )}
    </Loaded>
  )
}

function Brands({ brands, twin }: { brands: Answer<typeof getWeekBrands>; twin: ListTwin }) {
  const title = useTexts(titles).brands
  const t = useTexts(showcaseTexts)
  const items = useMemo(() => brands.map(brandItem), [brands])
  if (!twin.asList)
    return (
      <>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        <BrandShowcase brands={items} onList={() => twin.setAsList(true)} />
      </>
    )
  return (
    <ShowcaseList
      title={title}
      items={items}
      pictureOf={({ logo }) => logo}
      about={({ sizes }) => t.sizes(sizes.length)}
      detail={brand => (
        <>
          <p className={styles.about}>{brand.description}</p>
          <CategorySizes brand={brand} />
        </>
      )}
      onCarousel={() => twin.setAsList(false)}
    />
  )
}
