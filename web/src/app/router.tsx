import { isDeskAddress } from '@fairfloor/domain/back-office/addresses'
import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { ACCOUNT } from '@fairfloor/domain/people/access/addresses'
import { Component, lazy, type ReactNode, Suspense, useContext, useDeferredValue } from 'react'
import { UNSAFE_LocationContext as LocationContext, Route, Routes, useLocation } from 'react-router'
import { ConnectionBar } from './ConnectionBar.tsx'
import { furtherTables } from './further-tables.ts'
import { routesOf } from './page-table.tsx'
import { shopTable } from './pages.ts'
import { PageError, Root } from './Root.tsx'
import { ShopLayout } from './shell/ShopLayout.tsx'

const alone = routesOf(shopTable, { of: page => page.alone === true })
const withFooter = routesOf(shopTable, { of: page => page.alone === 'with footer' })
const inShop = routesOf(shopTable, { of: page => !page.alone })

const WeekPages = lazy(furtherTables.week)
const AccountPages = lazy(furtherTables.account)
const DeskPages = lazy(furtherTables.desk)
const RarePages = lazy(furtherTables.rare)

const FurtherPages = () => (isDeskAddress(useLocation().pathname) ? <DeskPages /> : <RarePages />)

/** The page of the address. While its code loads, the previous page stays. */
export function Pages() {
  return (
    <>
      <ConnectionBar />
      <PreviousPageStays>
        <Suspense>
          <Routes>
            <Route element={<Root />}>
              {alone}
              <Route path={`${WEEK}/*`} element={<WeekPages />} />
              <Route element={<ShopLayout header={false} />}>{withFooter}</Route>
              <Route element={<ShopLayout />}>
                {inShop}
                <Route path={`${ACCOUNT}/*`} element={<AccountPages />} />
                <Route path="*" element={<FurtherPages />} />
              </Route>
            </Route>
          </Routes>
        </Suspense>
      </PreviousPageStays>
    </>
  )
}

/**
 * Defers the location until the code of its page is loaded. The router's transition is not enough: React renders a
 * transition of the back button at once, and would show an empty page in between.
 */
export function PreviousPageStays({ children }: { children: ReactNode }) {
  const shown = useDeferredValue(useContext(LocationContext))
  return (
    <LocationContext value={shown}>
      <PageBoundary at={shown.location.key}>{children}</PageBoundary>
    </LocationContext>
  )
}

type Props = { at: string; children: ReactNode }
type State = { at: string; broken: { error: unknown } | null }

/** Shows the error in place of the page, until the address changes. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, broken: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, broken: null }
  }

  override render() {
    const { broken } = this.state
    return broken ? <PageError error={broken.error} /> : this.props.children
  }
}
