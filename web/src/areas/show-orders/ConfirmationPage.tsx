import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBasketStatus } from '@fairfloor/domain/show-orders/contract'
import { releasePage } from '@fairfloor/domain/show-orders/pages'
import { confirmationScreen } from '@fairfloor/domain/show-orders/status'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { bothLoaded, Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useVts, type Vts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { BasketSkeleton } from './BasketGroups.tsx'
import styles from './Confirm.module.css'
import { ConfirmationCountdown } from './ConfirmationCountdown.tsx'
import { confirmationTexts } from './confirmation-texts.ts'
import { statusQuery } from './order-queries.ts'

const LoginForm = lazyPart(async () => ({ default: (await import('../../visit/LoginForm.tsx')).LoginForm }))
// One of these is shown, by phase and reader.
const ConfirmOrder = lazyPart(async () => ({ default: (await import('./ConfirmOrder.tsx')).ConfirmOrder }))
const OrderSoFar = lazyPart(async () => ({ default: (await import('./OrderSoFar.tsx')).OrderSoFar }))
const StaffAtOrder = lazyPart(async () => ({ default: (await import('./StaffAtOrder.tsx')).StaffAtOrder }))

/** /vts-order: where customers confirm what they ordered at the show. */
export function ConfirmationPage() {
  const t = useTexts(confirmationTexts)
  const user = useUser()
  return (
    <div className={`stack gap-3 wide ${styles.confirmation}`}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      {user === undefined && <Waiting />}
      {user === null && (
        <div className={`wide ${styles.login}`}>
          <Suspense>
            <LoginForm />
          </Suspense>
        </div>
      )}
      {user && <Screen />}
    </div>
  )
}

const Waiting = () => (
  <div className={`grid in-middle ${styles.waiting}`}>
    <Spinner size={40} />
  </div>
)

function Screen() {
  const { offset, query: show } = useVts()
  const query = bothLoaded(show, useQuery(statusQuery))
  return (
    <Loaded query={query} waiting={<Waiting />} missing={{ icon: 'calendar', title: query.error?.message ?? '' }}>
      {([vts, status]) => <ScreenOf vts={vts} status={status} offset={offset} />}
    </Loaded>
  )
}

/** The basket is empty after the show; what lapsed can still be read. */
const HISTORY = { status: 'history' } as const

interface ScreenOfProps {
  vts: Vts
  status: Answer<typeof getBasketStatus>
  offset: number
}

function ScreenOf({ vts, status, offset }: ScreenOfProps) {
  const t = useTexts(confirmationTexts)
  const user = useUser()
  const screen = confirmationScreen(status)
  if (user && !user.company)
    return (
      <Suspense fallback={<Waiting />}>
        <StaffAtOrder vts={vts} />
      </Suspense>
    )
  return (
    <>
      {screen === 'not-yet' && (
        <>
          <ConfirmationCountdown key={vts.confirmation_start} vts={vts} offset={offset} />
          <Suspense fallback={<BasketSkeleton />}>
            <OrderSoFar vts={vts} />
          </Suspense>
        </>
      )}
      {screen === 'release' && <Navigate to={releasePage.path} replace />}
      {screen === 'too-late' && (
        <>
          <EmptyState icon="clock" title={t.late}>
            {t.lateText}
          </EmptyState>
          <Suspense fallback={<BasketSkeleton />}>
            <OrderSoFar vts={vts} query={HISTORY} />
          </Suspense>
        </>
      )}
      {screen === 'confirm' && (
        <Suspense fallback={<BasketSkeleton />}>
          <ConfirmOrder vts={vts} offset={offset} />
        </Suspense>
      )}
      {screen === 'did-not-take-part' && (
        <EmptyState icon="hall" title={t.absent(vts.name)} action={<LinkButton to={LOBBY}>{t.toLobby}</LinkButton>}>
          {t.absentText}
        </EmptyState>
      )}
    </>
  )
}
