import { rarePages } from '@fairfloor/domain/rare-pages'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { routeOf } from './page-route.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

const routes = rarePages.map(routeOf)

/** Pages that most visits open none of: their table is loaded with the first of them. An address that no table knows comes here, too. */
export function RarePages() {
  return (
    <Routes>
      {routes}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
