import type { ApprovalRow } from '@fairfloor/domain/basket/approval/contract'
import { accountPage } from '@fairfloor/domain/content/pages'
import { colleaguesPage } from '@fairfloor/domain/people/access/pages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { count, dayTimeText, money } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { useUser } from '../../../visit/user.ts'
import { approvalTexts } from './approval-texts.ts'
import styles from './approvals.module.css'
import { approvalsQuery } from './approvals.ts'

// Beside the list.
const ApprovalDetail = lazyPart(async () => ({ default: (await import('./ApprovalDetail.tsx')).ApprovalDetail }))

/** /account/approvals: orders above the limit of their user, which wait for a colleague, and what became of others. */
export function ApprovalsPage() {
  const t = useTexts(approvalTexts)
  const user = useUser()
  return (
    <div className="stack packed gap-4 wide">
      <PageTitle>{t.title}</PageTitle>
      <Breadcrumb items={[{ label: t.account, to: accountPage.path }, { label: t.title }]} />
      <h1>{t.title}</h1>
      {user === null && <LoginFirst />}
      {user && (user.company ? <Approvals /> : <p>{t.ofCompanies}</p>)}
    </div>
  )
}

function Approvals() {
  const t = useTexts(approvalTexts)
  const [search] = useSearchParams()
  const query = useQuery({ ...approvalsQuery, refetchOnWindowFocus: 'always' })
  return (
    <Loaded query={query} waiting={320}>
      {({ may_approve: mayApprove, waiting, decided, time_zone: zone }) => {
        const asked = Number(search.get('order'))
        const shown = [...waiting, ...decided].find(({ id }) => id === asked) ?? waiting[0]
        return (
          <>
            {waiting.length > 0 ? (
              <p className="fg-2 measure">
                {mayApprove ? t.leadApprover : t.lead}{' '}
                {mayApprove && (
                  <Link to={colleaguesPage.path} className={text.link}>
                    {t.limits}
                  </Link>
                )}
              </p>
            ) : (
              <div className="bordered round-card">
                <EmptyState
                  icon="check"
                  title={t.nothing}
                  action={mayApprove && <LinkButton to={colleaguesPage.path}>{t.setLimits}</LinkButton>}
                >
                  {mayApprove ? t.nobodyText : t.nothingText}
                </EmptyState>
              </div>
            )}
            <div className={shown && `grid top gap-y-6 gap-x-8 ${styles.split}`}>
              <div className="grid gap-6">
                {waiting.length > 0 && <List label={t.waiting(waiting.length)} rows={waiting} {...{ zone, shown }} />}
                {decided.length > 0 && <List label={t.decided} rows={decided} {...{ zone, shown }} />}
              </div>
              {shown && (
                <Suspense fallback={<Skeleton height={480} radius="card" />}>
                  <ApprovalDetail key={shown.id} id={shown.id} zone={zone} />
                </Suspense>
              )}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

interface ListProps {
  label: string
  rows: readonly ApprovalRow[]
  shown: ApprovalRow | undefined
  zone: string
}

function List({ label, rows, shown, zone }: ListProps) {
  const t = useTexts(approvalTexts)
  const { language } = useLanguage()
  return (
    <section>
      <h2 className="t18 mb-2">{label}</h2>
      <ul className={styles.list} aria-label={label}>
        {rows.map(row => (
          <li key={row.id} className="line-below">
            <Link
              to={`?order=${row.id}`}
              replace
              preventScrollReset
              className={`row middle between gap-3 anywhere pad-y-3 pad-x-4 ${styles.row}`}
              aria-current={row.id === shown?.id || undefined}
            >
              <span>
                <b>{row.is_own ? t.you : row.asked_by.name}</b> · {dayTimeText(row.asked_at, zone, language)}
                <small className="block fg-2 mt-1">
                  {t.pieces(count(row.pieces))}
                  {row.state !== 'waiting' && (
                    <>
                      {' '}
                      <StateTag row={row} />
                    </>
                  )}
                </small>
              </span>
              {row.net !== null && (
                <span className="fixed to-end">
                  <b className="sign t24">{money(row.net)}</b>
                  {row.state === 'waiting' && (
                    <small className="block amber-ink bold mt-1">{t.over(money(row.over))}</small>
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StateTag({ row: { state, decided_by, order_id } }: { row: ApprovalRow }) {
  const t = useTexts(approvalTexts)
  const by = decided_by ?? ''
  if (state === 'approved') return <Tag tone="green">{t.approvedAs(by, order_id ?? 0)}</Tag>
  return state === 'refused' ? <Tag tone="red">{t.refusedBy(by)}</Tag> : <Tag>{t.withdrawn}</Tag>
}
