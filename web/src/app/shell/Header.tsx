import { Suspense } from 'react'
import { BasketSummary } from '../../areas/basket/BasketSummary.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { useLoginAddress } from '../../visit/login-address.ts'
import { useUser } from '../../visit/user.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Header.module.css'
import { FAVOURITES, GYM_ASSORTMENT } from './links.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { MenuNames } from './menus/MenuNames.tsx'
import { ServiceMenu } from './ServiceMenu.tsx'
import { Strip } from './Strip.tsx'
import { shellTexts } from './texts.ts'

// On their way with the page, which does not wait for them. Their room is kept.
const menus = import('./menus/Menus.tsx')
const Menus = lazyPart(() => menus)
const searchBox = import('../../areas/assortment/SearchBox.tsx')
const SearchBox = lazyPart(() => searchBox)

/** The shop's header: a row of 75 px that stays in view, and a strip of 37 px that stays with it where there is room. */
export function Header() {
  const t = useTexts(shellTexts)
  const user = useUser()
  const login = useLoginAddress()
  return (
    <header className={`row column on-paper sticky ${styles.head}`}>
      <div className={`row middle gap-6 wide m-auto ${styles.row}`}>
        <MobileMenu />
        <PageLink to="/" className={`row middle fixed target ${styles.logo}`}>
          <Logo />
        </PageLink>
        <nav className={`row fixed ${styles.ways}`} aria-label={t.menu}>
          <Suspense fallback={<MenuNames />}>
            <Menus />
          </Suspense>
          <PageLink to={GYM_ASSORTMENT} className="row middle medium nowrap relative">
            {t.gym}
          </PageLink>
        </nav>
        <div className="grow slim">
          <Suspense>
            <SearchBox />
          </Suspense>
        </div>
        <div className={`row middle gap-1 fixed ${styles.tools}`}>
          <PageLink
            to={FAVOURITES}
            className={`inline-row middle target bold nowrap round-input ${styles.tool}`}
            aria-label={t.favourites(user?.favourites_count)}
          >
            <Icon name="heart" />
            {user && <span>{user.favourites_count}</span>}
          </PageLink>
          {user === null && (
            <PageLink to={login} className={`inline-row middle target bold nowrap round-input ${styles.tool}`}>
              {t.logIn}
            </PageLink>
          )}
          {user && <ServiceMenu />}
          {user && <AccountMenu user={user} />}
        </div>
        <BasketSummary />
      </div>
      <Strip />
    </header>
  )
}
