import { changePasswordPage } from '@fairfloor/domain/people/pages'
import { getSecondFactor } from '@fairfloor/domain/people/security-contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import listRow from '../../../ui/list-row.module.css'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { mustSetUpSecondFactor, type User, useUser } from '../../../visit/user.ts'
import { AccountTrail } from '../AccountTrail.tsx'
import { FactorPart } from './FactorPart.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import styles from './security.module.css'
import { securityTexts } from './security-texts.ts'

/** /account/security: the second factor of the login, and the sessions. Staff who lacks the factor sees nothing else. */
export function SecurityPage() {
  const t = useTexts(securityTexts)
  const user = useUser()
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {user && !mustSetUpSecondFactor(user) && (
        <div className="mb-6">
          <AccountTrail title={t.title} />
        </div>
      )}
      <h1>{t.title}</h1>
      <p className="fg-2 mt-2 measure">{t.lead}</p>
      <div className="window-high mt-6">
        {user === null && <LoginFirst />}
        {user?.switched_from && <Alert tone="warning">{t.switched}</Alert>}
        {user && !user.switched_from && <Security key={user.id} user={user} />}
      </div>
    </>
  )
}

function Security({ user }: { user: User }) {
  const t = useTexts(securityTexts)
  const isForced = mustSetUpSecondFactor(user)
  return (
    <div className={isForced ? `stack packed gap-8 ${styles.forced}` : `stack top gap-y-8 gap-x-10 ${styles.columns}`}>
      {isForced && (
        <Alert tone="warning" title={t.demanded}>
          {t.demandedText}
        </Alert>
      )}
      <div className={isForced ? 'stack packed gap-8' : 'stack packed'}>
        <Loaded
          query={useQuery(queryOf(getSecondFactor, {}))}
          waiting={<SkeletonRows rows={3} height={72} className="grid gap-2" />}
        >
          {factor => <FactorPart factor={factor} isForced={isForced} />}
        </Loaded>
        {!isForced && (
          <PageLink
            to={changePasswordPage.path}
            className={`grid middle gap-4 line-below pad-y-3 ${listRow.row} ${styles.way}`}
          >
            <Icon name="lock" />
            <span className="grid gap-half anywhere">
              <b className="bold">{t.changePassword}</b>
              <span className="t13 ink-2">{t.passwordText}</span>
            </span>
            <Icon name="chevronRight" />
          </PageLink>
        )}
      </div>
      {!isForced && <SessionsPart />}
    </div>
  )
}
