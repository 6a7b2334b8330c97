import { accountPages } from '@fairfloor/domain/account-pages'
import { ACCOUNT } from '@fairfloor/domain/people/access/addresses'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { routeOf } from './page-route.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })))

// Within the route of all of them.
const routes = accountPages.map(page => routeOf({ ...page, path: page.path.slice(ACCOUNT.length + 1) }))

/** The further pages of the account: their table is loaded with the first of them. */
export function AccountPages() {
  return (
    <Routes>
      {routes}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
