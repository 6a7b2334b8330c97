import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WeekFrame } from '../frame/WeekFrame.tsx'

// Its code is on its way with the page, and the frame does not wait for it.
const code = import('./AllArticles.tsx')
const AllArticles = lazyPart(() => code)

/** /newcomer-week/flavour-list: every flavour that can be ordered, by size. */
export function ArticlesPage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.articles} shows="goods">
      <Suspense fallback={<Skeleton height={640} />}>
        <AllArticles />
      </Suspense>
    </WeekFrame>
  )
}
