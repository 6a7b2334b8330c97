import { accountPage } from '@fairfloor/domain/content/pages'
import { changePasswordPage, logoutPage } from '@fairfloor/domain/identity/pages'
import { useTexts } from '../../lib/texts.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginForm } from '../identity/LoginForm.tsx'
import { type User, useUser } from '../identity/user.ts'
import { AccountLink, AccountLinks } from './AccountLinks.tsx'
import styles from './AccountPage.module.css'
import { contentTexts } from './texts.ts'

/** /account: the logged-in user and the account's pages. */
export function AccountPage() {
  const t = useTexts(contentTexts).account
  const user = useUser()
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      {user === null && <LoginForm target={accountPage.path} />}
      {user && <Account user={user} />}
    </div>
  )
}

function Account({ user }: { user: User }) {
  const t = useTexts(contentTexts).account
  return (
    <>
      <KeyValue
        items={[
          { key: t.name, value: user.name },
          { key: t.email, value: user.email },
          ...(user.company ? [{ key: t.company, value: user.company.name }] : []),
        ]}
      />
      <div>
        <AccountLinks user={user} />
        <ul className={styles.ways}>
          <AccountLink to={changePasswordPage.path} icon="lock" title={t.password} text={t.passwordText} />
          <AccountLink to={logoutPage.path} icon="logout" title={t.logOut} />
        </ul>
      </div>
    </>
  )
}
