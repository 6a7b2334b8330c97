import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekPages } from '@fairfloor/domain/week-pages'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { useCountVisits } from '../areas/newcomer-week/visits/use-count-visits.ts'
import { routeOf } from './page-route.tsx'
import { ShopLayout } from './shell/ShopLayout.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

// Within the route of all of them.
const below = weekPages.map(page => ({ ...page, path: page.path.slice(WEEK.length + 1) }))
const alone = below.filter(page => page.alone).map(routeOf)
const inShop = below.filter(page => !page.alone).map(routeOf)

/** The pages of the Newcomer Week: their table is loaded with the first of them. */
export function WeekPages() {
  useCountVisits()
  return (
    <Routes>
      {alone}
      <Route element={<ShopLayout />}>
        {inShop}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
