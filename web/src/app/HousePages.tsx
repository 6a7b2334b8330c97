import { housePages } from '@fairfloor/domain/house-pages'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { routeOf } from './page-route.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

const routes = housePages.map(routeOf)

/** The pages of the house: their table is loaded with the first of them. An address that no table knows comes here, too. */
export function HousePages() {
  return (
    <Routes>
      {routes}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
