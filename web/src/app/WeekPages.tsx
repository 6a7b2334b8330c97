import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekPages } from '@fairfloor/domain/week-pages'
import { Route, Routes } from 'react-router'
import { useCountVisits } from '../areas/newcomer-week/visits/use-count-visits.ts'
import { notFound, type PageTable, routesOf } from './page-table.tsx'
import { ShopLayout } from './shell/ShopLayout.tsx'

/** The pages of the Newcomer Week. */
export const table: PageTable = {
  pages: weekPages,
  files: () => import('./week-files.ts'),
}

const below = `${WEEK}/`
const alone = routesOf(table, { of: page => page.alone === true, below })
const inShop = routesOf(table, { of: page => !page.alone, below })

export default function WeekPages() {
  useCountVisits()
  return (
    <Routes>
      {alone}
      <Route element={<ShopLayout />}>
        {inShop}
        {notFound}
      </Route>
    </Routes>
  )
}
