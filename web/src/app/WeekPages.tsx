import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekPages } from '@fairfloor/domain/week-pages'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { isOperator, useUser } from '../areas/identity/user.ts'
import { useCountVisits } from '../areas/newcomer-week/visits/use-count-visits.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { routeOf } from './page-route.tsx'
import { ShopLayout } from './shell/ShopLayout.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

// For the operator alone.
const PreviewStrip = lazyPart(async () => ({
  default: (await import('../areas/newcomer-week/preview/PreviewStrip.tsx')).PreviewStrip,
}))

// Within the route of all of them.
const below = weekPages.map(page => ({ ...page, path: page.path.slice(WEEK.length + 1) }))
const alone = below.filter(page => page.alone).map(routeOf)
const inShop = below.filter(page => !page.alone).map(routeOf)

/** The pages of the Newcomer Week: their table is loaded with the first of them. */
export function WeekPages() {
  useCountVisits()
  const user = useUser()
  return (
    <>
      {isOperator(user) && (
        <Suspense>
          <PreviewStrip />
        </Suspense>
      )}
      <Routes>
        {alone}
        <Route element={<ShopLayout />}>
          {inShop}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </>
  )
}
