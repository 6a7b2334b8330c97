import { addressesPage } from '@fairfloor/domain/companies/addresses/pages'
import { colleaguesPage, notificationsPage } from '@fairfloor/domain/people/access/pages'
import { SECURITY } from '@fairfloor/domain/people/addresses'
import { changePasswordPage, logoutPage } from '@fairfloor/domain/people/pages'
import { OWN_DATA } from '@fairfloor/domain/personal-data/addresses'
import { useTexts } from '../../../lib/texts.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { useVts } from '../../../visit/edition/vts.ts'
import { LoginForm } from '../../../visit/LoginForm.tsx'
import { type User, useUser } from '../../../visit/user.ts'
import { AccountAddresses } from '../AccountAddresses.tsx'
import { AccountLink, AccountLinks } from '../AccountLinks.tsx'
import styles from '../AccountPage.module.css'
import { contentTexts } from '../texts.ts'

/** /account: the logged-in user and the account's pages. */
export function AccountPage() {
  const t = useTexts(contentTexts).account
  const user = useUser()
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      {user === null && (
        <div className={styles.login}>
          <LoginForm />
        </div>
      )}
      {user && <Account user={user} />}
    </div>
  )
}

function Account({ user }: { user: User }) {
  const t = useTexts(contentTexts).account
  const { vts } = useVts()
  return (
    <div className={styles.parts}>
      <section className={styles.who}>
        <h2>{user.company?.name ?? user.name}</h2>
        <KeyValue
          items={[...(user.company ? [{ key: t.name, value: user.name }] : []), { key: t.email, value: user.email }]}
        />
        <ul className={styles.ways}>
          {user.company && (
            <AccountLink to={addressesPage.path} icon="truck" title={t.addresses} text={t.addressesLink} />
          )}
          {user.rights.includes('manage') && (
            <AccountLink to={colleaguesPage.path} icon="account" title={t.colleagues} text={t.colleaguesText} />
          )}
          <AccountLink to={notificationsPage.path} icon="mail" title={t.notifications} text={t.notificationsText} />
          <AccountLink to={SECURITY} icon="check" title={t.security} text={t.securityText} />
          <AccountLink to={changePasswordPage.path} icon="lock" title={t.password} text={t.passwordText} />
          <AccountLink to={OWN_DATA} icon="document" title={t.data} text={t.dataText} />
          <AccountLink to={logoutPage.path} icon="logout" title={t.logOut} />
        </ul>
      </section>
      <section className={styles.business}>
        <h2>{t.business}</h2>
        <AccountLinks user={user} vts={vts} />
      </section>
      {user.company && <AccountAddresses />}
    </div>
  )
}
