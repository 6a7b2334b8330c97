import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { useListChoice } from './use-list-choice.ts'

// Its code is on its way with the page, and the frame does not wait for it.
const code = import('./Brands.tsx')
const Brands = lazyPart(() => code)

/** /newcomer-week/brands/{bid?}: the brands that take part, as a carousel or as a list. */
export function BrandsPage() {
  const t = useTexts(titles)
  const choice = useListChoice()
  return (
    <WeekFrame title={t.brands} shows="goods" look={choice.asList ? 'page' : 'stage'}>
      <Suspense fallback={<Skeleton height={640} />}>
        <Brands choice={choice} />
      </Suspense>
    </WeekFrame>
  )
}
