import { logoutPage } from '@fairfloor/domain/people/pages'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { LoginForm } from '../../../visit/LoginForm.tsx'
import { type User, useUser } from '../../../visit/user.ts'
import { AccountGroups } from './AccountGroups.tsx'
import styles from './AccountPage.module.css'
import { accountTexts } from './account-texts.ts'
import { FiguresFailed, OverdueNotice } from './OverdueNotice.tsx'

/** /account: an index of the account's pages, each with its figure; what is overdue stands on top. */
export function AccountPage() {
  const t = useTexts(accountTexts)
  const user = useUser()
  return (
    <div className="stack packed gap-5 wide">
      <PageTitle>{t.title}</PageTitle>
      <header className="row wrap baseline gap-y-1 gap-x-4">
        <h1>{t.title}</h1>
        {user && (
          <p className="fg-2 anywhere">{[user.company?.name, user.name, user.email].filter(Boolean).join(' · ')}</p>
        )}
        {user && (
          <LinkButton to={logoutPage.path} variant="ghost" icon="logout" className={styles.logOut}>
            {t.logOut}
          </LinkButton>
        )}
      </header>
      {user === null && (
        <div className={`wide ${styles.login}`}>
          <LoginForm />
        </div>
      )}
      {user && <Account user={user} />}
    </div>
  )
}

const Account = ({ user }: { user: User }) => (
  <>
    {user.company && <OverdueNotice />}
    {user.company && <FiguresFailed />}
    <AccountGroups user={user} />
  </>
)
