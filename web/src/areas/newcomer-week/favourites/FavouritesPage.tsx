import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WeekFrame } from '../frame/WeekFrame.tsx'

// Its code is on its way with the page, and the frame does not wait for it.
const code = import('./Favourites.tsx')
const Favourites = lazyPart(() => code)

/** /newcomer-week/favorites: the user's favourites that take part. */
export function FavouritesPage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.favourites} shows="goods">
      <Suspense fallback={<Skeleton height={640} />}>
        <Favourites />
      </Suspense>
    </WeekFrame>
  )
}
