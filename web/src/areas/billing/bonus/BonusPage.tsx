import { getBonus } from '@fairfloor/domain/billing/bonus/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ReachUs } from '../../../ui/ReachUs.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { CompanyFirst } from '../../../visit/CompanyFirst.tsx'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { useUser } from '../../../visit/user.ts'
import { PaidYears } from './PaidYears.tsx'
import { bonusTexts } from './texts.ts'
import { YearSoFar } from './YearSoFar.tsx'

/** /bonus: the turnover of the year, the tier it has reached, and what the years before have paid. */
export function BonusPage() {
  const t = useTexts(bonusTexts)
  const user = useUser()
  const hasCompany = user?.company != null
  const mayNot = hasCompany && !(user.rights.includes('invoices') && user.rights.includes('prices'))
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p className="fg-2 mt-2 measure">{t.lead}</p>
      {user === null && (
        <div className="mt-6">
          <LoginFirst />
        </div>
      )}
      {user && !hasCompany && <CompanyFirst user={user} />}
      {mayNot && (
        <EmptyState icon="lock" title={user.switched_from ? t.forbiddenSwitched : t.forbidden}>
          {user.switched_from ? t.forbiddenSwitchedText : t.forbiddenText}
        </EmptyState>
      )}
      {(user === undefined || hasCompany) && !mayNot && <Bonus enabled={user !== undefined} />}
    </>
  )
}

function Bonus({ enabled }: { enabled: boolean }) {
  return (
    <div className="window-high mt-6">
      <Loaded
        query={useQuery({ ...queryOf(getBonus, {}), enabled })}
        waiting={<SkeletonRows rows={4} height={96} className="grid gap-2" />}
      >
        {({ year, bonus, so_far, tiers, years }) => (
          <div className="stack gap-12">
            {bonus ? <YearSoFar year={year} bonus={bonus} soFar={so_far} tiers={tiers} /> : <NoAgreement />}
            {years.length > 0 && <PaidYears years={years} />}
            {bonus && <Rules />}
          </div>
        )}
      </Loaded>
    </div>
  )
}

function NoAgreement() {
  const t = useTexts(bonusTexts)
  return (
    <EmptyState icon="star" title={t.none}>
      <p>{t.noneText}</p>
      <ReachUs />
    </EmptyState>
  )
}

function Rules() {
  const t = useTexts(bonusTexts)
  return (
    <section className="grid gap-4">
      <h2>{t.how}</h2>
      <ul className="grid gap-2 bullets">
        {Object.entries(t.rules).map(([key, rule]) => (
          <li className="fg-2 measure" key={key}>
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
