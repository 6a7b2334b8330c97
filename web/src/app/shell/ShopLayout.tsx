import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { useUser } from '../../visit/user.ts'
import { Header } from './Header.tsx'
import styles from './ShopLayout.module.css'

/** Below the first screen of most pages. */
const Footer = lazyPart(() => import('./Footer.tsx'))
const ToTop = lazyPart(() => import('./ToTop.tsx'))
const ExitUser = lazyPart(async () => ({ default: (await import('../../visit/ExitUser.tsx')).ExitUser }))

interface ShopLayoutProps {
  /** false: the page begins at the top of the window. */
  header?: boolean
}

/** The shop's frame: header, page, footer. */
export function ShopLayout({ header = true }: ShopLayoutProps) {
  const user = useUser()
  return (
    <div className={`row column window-high ${styles.shop}`} data-headless={header ? undefined : ''}>
      <SkipLink to="content" />
      {header && <Header />}
      {user?.switched_from && (
        <aside className={`pad-y-2 ${styles.switched}`}>
          <Suspense>
            <ExitUser />
          </Suspense>
        </aside>
      )}
      <main id="content" tabIndex={-1} className={`row column grow wide m-auto ${styles.content}`}>
        <Outlet />
      </main>
      <Suspense fallback={<div className={`on-ink ${styles.foot}`} />}>
        <Footer />
      </Suspense>
      <Suspense>
        <ToTop />
      </Suspense>
    </div>
  )
}
