import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekBrands } from '@fairfloor/domain/newcomer-week/contract'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { frameTexts } from '../frame/texts.ts'
import { WeekOrderPage } from '../pending/WeekOrderPage.tsx'
import { weekBrandsQuery } from '../queries.ts'
import { BrandShowcase } from './BrandShowcase.tsx'
import { CategorySizes } from './Categories.tsx'
import { brandItem } from './items.ts'
import styles from './Lists.module.css'
import { ShowcaseList } from './ShowcaseList.tsx'
import { showcaseTexts } from './texts.ts'
import type { ListChoice } from './use-list-choice.ts'

/** The carousel, or its list. */
export default function Brands({ choice }: { choice: ListChoice }) {
  const { noGoods } = useTexts(frameTexts)
  return (
    <Loaded
      query={useQuery(weekBrandsQuery)}
      waiting={<Skeleton height={640} />}
      empty={{ title: noGoods, isPage: true }}
    >
      {brands => (
        <WeekOrderPage page="brands">
          <Showcase brands={brands} choice={choice} />
        </WeekOrderPage>
      )}
    </Loaded>
  )
}

function Showcase({ brands, choice }: { brands: Answer<typeof getWeekBrands>; choice: ListChoice }) {
  const title = useTexts(titles).brands
  const t = useTexts(showcaseTexts)
  const { language } = useLanguage()
  const items = useMemo(() => brands.map(one => brandItem(one, language)), [brands, language])
  if (!choice.asList)
    return (
      <>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        <BrandShowcase brands={items} onList={() => choice.setAsList(true)} />
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
          <p className={`ink-2 pad-y-3 pad-x-6 ${styles.brandAbout}`}>{brand.description}</p>
          <CategorySizes brand={brand} />
        </>
      )}
      onCarousel={() => choice.setAsList(false)}
    />
  )
}
