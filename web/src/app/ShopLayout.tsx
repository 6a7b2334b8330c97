import { Outlet } from 'react-router'
import { ExitUser } from '../areas/identity/ExitUser.tsx'
import { SwitchUserForm } from '../areas/identity/SwitchUserForm.tsx'
import { PageLink } from '../lib/PageLink.tsx'
import { useTexts } from '../lib/texts.tsx'
import { isOperator, type User, useUser } from '../lib/user.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/Logo.tsx'
import { Popover } from '../ui/Popover.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import surface from '../ui/surface.module.css'
import styles from './ShopLayout.module.css'
import { texts } from './texts.ts'

/** The shop around its pages: head with the ways that exist, the page, foot. */
export function ShopLayout() {
  const t = useTexts(texts)
  const user = useUser()
  return (
    <div className={styles.shop}>
      <SkipLink to="content" />
      <header className={styles.head}>
        <PageLink to="/" className={styles.logo} aria-label="Fairfloor">
          <Logo />
        </PageLink>
        <nav className={styles.ways} aria-label={t.menu}>
          <PageLink to="/virtual-trade-show/lobby">{t.fair}</PageLink>
          {user?.vts_orders_visible && <PageLink to="/vts-order">{t.fairOrder}</PageLink>}
          {user?.company && <PageLink to="/my-orders">{t.orders}</PageLink>}
          {isOperator(user) && <PageLink to="/admin">{t.admin}</PageLink>}
        </nav>
        {user === null && (
          <PageLink to="/login" className={styles.logIn}>
            {t.logIn}
          </PageLink>
        )}
        {user && <AccountMenu user={user} />}
      </header>
      {user?.switched_from && (
        <aside className={styles.switched}>
          <ExitUser />
        </aside>
      )}
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
      <footer className={classes(surface.inkGround, styles.foot)}>
        <Logo />
        <p>{t.footer}</p>
      </footer>
    </div>
  )
}

function AccountMenu({ user }: { user: User }) {
  const t = useTexts(texts)
  return (
    <Popover
      label={t.account(user.name)}
      align="end"
      trigger={
        <Button variant="ghost" icon="account" aria-label={t.account(user.name)}>
          <span className={styles.userName}>{user.name}</span>
        </Button>
      }
    >
      <ul className={styles.menu}>
        <li className={styles.who}>
          {user.email}
          {user.company && <span>{user.company.name}</span>}
        </li>
        <li>
          <PageLink to="/account/change-password">{t.changePassword}</PageLink>
        </li>
        <li>
          <PageLink to="/logout">{t.logOut}</PageLink>
        </li>
        {user.ROLE_ALLOWED_TO_SWITCH && (
          <li>
            <SwitchUserForm />
          </li>
        )}
        {user.ROLE_PREVIOUS_ADMIN && (
          <li>
            <ExitUser apart />
          </li>
        )}
      </ul>
    </Popover>
  )
}
