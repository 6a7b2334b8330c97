import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../lib/user.ts'
import { useVts } from '../../lib/vts.ts'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoginForm } from '../identity/LoginForm.tsx'
import { releaseQuery } from './order-queries.ts'
import { ReleaseOrder } from './ReleaseOrder.tsx'
import styles from './ReleasePage.module.css'
import { showOrdersTexts } from './texts.ts'

/** Stock is first come, first served: what the page shows of it is never much older. */
const STOCK_EVERY_MS = 30_000

/** /vts-order-release: where the customer releases what was confirmed, in parts. */
export function ReleasePage() {
  const t = useTexts(showOrdersTexts)
  const user = useUser()
  return (
    <div className={styles.page}>
      <PageTitle>{t.release.title}</PageTitle>
      <h1>{t.release.title}</h1>
      {user === undefined && <ReleaseSkeleton />}
      {user === null && (
        <div className={styles.login}>
          <LoginForm target={releasePage.path} />
        </div>
      )}
      {user && !user.company && (
        <EmptyState icon="store" title={t.staffTitle}>
          {t.staff}
        </EmptyState>
      )}
      {user?.company && <Screen />}
    </div>
  )
}

function Screen() {
  const t = useTexts(showOrdersTexts).release
  const { vts, offset, error: noShow } = useVts()
  const release = useQuery({ ...releaseQuery, refetchInterval: STOCK_EVERY_MS })
  const error = noShow ?? release.error
  if (error && !(vts && release.data))
    return error.status === 404 ? (
      <EmptyState icon="calendar" title={error.message} />
    ) : (
      <ErrorState
        title={t.failed}
        detail={error.message}
        onRetry={() => void release.refetch()}
        retrying={release.isFetching}
      />
    )
  if (!vts || !release.data) return <ReleaseSkeleton />
  // Only what is confirmed is listed; an answer that is being fetched anew may be from before.
  if (release.data.positions.length === 0)
    return release.isFetching ? <ReleaseSkeleton /> : <Navigate to={confirmationPage.path} replace />
  return <ReleaseOrder release={release.data} vts={vts} offset={offset} />
}

const ROWS = [0, 1, 2, 3, 4, 5]

const ReleaseSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <div>
      {ROWS.map(row => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
    <Skeleton height={260} radius="card" />
  </div>
)
