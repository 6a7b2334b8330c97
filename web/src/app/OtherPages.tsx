import { deskPages } from '@fairfloor/domain/desk-pages'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { routeOf } from './page-route.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

const routes = deskPages.map(routeOf)

/** The pages that no buyer opens: the table of the back office is loaded with the first of them. */
export function OtherPages() {
  return (
    <Routes>
      {routes}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
