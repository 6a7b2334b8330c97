import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { bothLoaded, Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { releaseQuery } from './order-queries.ts'
import styles from './Release.module.css'
import { ReleaseOrder } from './ReleaseOrder.tsx'
import { releaseTexts } from './release-texts.ts'
import { showOrdersTexts } from './texts.ts'

/** Stock is first come, first served, so it is polled. */
const STOCK_EVERY_MS = 30_000

/** /vts-order-release: where customers release what they confirmed, in parts. */
export function ReleasePage() {
  const t = useTexts(releaseTexts)
  const { staff, staffTitle } = useTexts(showOrdersTexts)
  const user = useUser()
  return (
    <div className={`stack gap-2 ${styles.page}`}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      {user === undefined && <ReleaseSkeleton />}
      {user === null && <LoginFirst />}
      {user && !user.company && (
        <EmptyState icon="store" title={staffTitle}>
          {staff}
        </EmptyState>
      )}
      {user?.company && <Screen />}
    </div>
  )
}

function Screen() {
  const { offset, query: show } = useVts()
  const release = useQuery({ ...releaseQuery, refetchInterval: STOCK_EVERY_MS })
  const query = bothLoaded(show, release)
  return (
    <Loaded
      query={query}
      waiting={<ReleaseSkeleton />}
      missing={{ icon: 'calendar', title: query.error?.message ?? '' }}
      // Only confirmed lines are listed; data that is being refetched may predate the confirmation.
      isEmpty={([, { positions }]) => positions.length === 0}
      empty={release.isFetching ? <ReleaseSkeleton /> : <Navigate to={confirmationPage.path} replace />}
    >
      {([vts, confirmed]) => <ReleaseOrder release={confirmed} vts={vts} offset={offset} />}
    </Loaded>
  )
}

const ReleaseSkeleton = () => (
  <div className={`grid gap-y-8 gap-x-10 ${styles.skeleton}`} aria-busy="true">
    <SkeletonRows rows={6} height={44} />
    <Skeleton height={260} radius="card" />
  </div>
)
