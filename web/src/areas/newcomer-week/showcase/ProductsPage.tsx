import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { useListChoice } from './use-list-choice.ts'

// Its code is on its way with the page, and the frame does not wait for it.
const code = import('./Products.tsx')
const Products = lazyPart(() => code)

/** /newcomer-week/products/{pid?}: the products that take part by name, as a carousel or as a list. */
export function ProductsPage() {
  const t = useTexts(titles)
  const choice = useListChoice()
  return (
    <WeekFrame title={t.products} shows="goods" look={choice.asList ? 'page' : 'stage'}>
      <Suspense fallback={<Skeleton height={640} />}>
        <Products choice={choice} />
      </Suspense>
    </WeekFrame>
  )
}
