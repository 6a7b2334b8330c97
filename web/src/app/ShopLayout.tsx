import { awardsPage } from '@fairfloor/domain/awards/pages'
import { adminPage } from '@fairfloor/domain/back-office/pages'
import { accountPage, privacyPolicyPage, termsPage } from '@fairfloor/domain/content/pages'
import { changePasswordPage, loginPage, logoutPage } from '@fairfloor/domain/identity/pages'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { Outlet } from 'react-router'
import { BasketSummary } from '../areas/basket/BasketSummary.tsx'
import { ConsentChoice } from '../areas/content/Consent.tsx'
import { ExitUser } from '../areas/identity/ExitUser.tsx'
import { SwitchUserForm } from '../areas/identity/SwitchUserForm.tsx'
import { isOperator, type User, useUser } from '../areas/identity/user.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Popover } from '../ui/Popover.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import surface from '../ui/surface.module.css'
import styles from './ShopLayout.module.css'
import { appTexts } from './texts.ts'

/** The shop's frame: header with navigation, page, footer. */
export function ShopLayout() {
  const t = useTexts(appTexts)
  const user = useUser()
  const ways = [
    { to: LOBBY, name: t.fair },
    { to: awardsPage.path, name: t.awards },
    ...(user?.vts_orders_visible ? [{ to: confirmationPage.path, name: t.fairOrder }] : []),
    ...(user?.company ? [{ to: ordersPage.path, name: t.orders }] : []),
    ...(isOperator(user) ? [{ to: adminPage.path, name: t.admin }] : []),
  ]
  return (
    <div className={styles.shop}>
      <SkipLink to="content" />
      <header className={styles.head}>
        <PageLink to="/" className={styles.logo}>
          <Logo />
        </PageLink>
        <nav className={styles.ways} aria-label={t.menu}>
          {ways.map(({ to, name }) => (
            <PageLink key={to} to={to}>
              {name}
            </PageLink>
          ))}
        </nav>
        <LanguageSwitch short />
        {user === null && (
          <PageLink to={loginPage.path} className={styles.logIn}>
            {t.logIn}
          </PageLink>
        )}
        {user && <AccountMenu user={user} />}
        <BasketSummary />
        <div className={styles.narrow}>
          <WaysMenu ways={ways} />
        </div>
      </header>
      {user?.switched_from && (
        <aside className={styles.switched}>
          <ExitUser />
        </aside>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <footer className={classes(surface.inkGround, styles.foot)}>
        <Logo />
        <p>{t.footer}</p>
        <nav className={styles.legal} aria-label={t.legal}>
          <PageLink to={termsPage.path}>{t.imprint}</PageLink>
          <PageLink to={privacyPolicyPage.path}>{t.privacy}</PageLink>
          <ConsentChoice />
          <LanguageSwitch />
        </nav>
      </footer>
    </div>
  )
}

/** The navigation where the header has no room for it. */
function WaysMenu({ ways }: { ways: readonly { to: string; name: string }[] }) {
  const t = useTexts(appTexts)
  return (
    <Popover label={t.menu} align="end" sticky trigger={<IconButton icon="menu" label={t.menu} />}>
      {close => (
        <ul className={styles.menu}>
          {ways.map(({ to, name }) => (
            <li key={to}>
              <PageLink to={to} onClick={close}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

function AccountMenu({ user }: { user: User }) {
  const t = useTexts(appTexts)
  const ways = [
    { to: accountPage.path, name: t.myAccount },
    { to: changePasswordPage.path, name: t.changePassword },
    { to: logoutPage.path, name: t.logOut },
  ]
  return (
    <Popover
      label={t.account(user.name)}
      align="end"
      sticky
      trigger={
        <Button variant="ghost" icon="account" aria-label={t.account(user.name)}>
          <span className={styles.userName}>{user.name}</span>
        </Button>
      }
    >
      {close => (
        <ul className={styles.menu}>
          <li className={styles.who}>
            {user.email}
            {user.company && <span>{user.company.name}</span>}
          </li>
          {ways.map(({ to, name }) => (
            <li key={to}>
              <PageLink to={to} onClick={close}>
                {name}
              </PageLink>
            </li>
          ))}
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
      )}
    </Popover>
  )
}
