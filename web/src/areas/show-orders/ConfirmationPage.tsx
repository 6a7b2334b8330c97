import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBasketStatus } from '@fairfloor/domain/show-orders/contract'
import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
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
import { useVts, type Vts } from '../edition/vts.ts'
import { useUser } from '../identity/user.ts'
import { ConfirmationCountdown } from './ConfirmationCountdown.tsx'
import styles from './ConfirmationPage.module.css'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import { confirmationTexts } from './confirmation-texts.ts'
import { OrderSoFar } from './OrderSoFar.tsx'
import { statusQuery } from './order-queries.ts'
import { StaffAtOrder } from './StaffAtOrder.tsx'

const LoginForm = lazyPart(async () => ({ default: (await import('../identity/LoginForm.tsx')).LoginForm }))

/** /vts-order: where customers confirm what they ordered at the show. */
export function ConfirmationPage() {
  const t = useTexts(confirmationTexts)
  const user = useUser()
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      {user === undefined && <Waiting />}
      {user === null && (
        <div className={styles.login}>
          <Suspense>
            <LoginForm target={confirmationPage.path} />
          </Suspense>
        </div>
      )}
      {user && <Screen />}
    </div>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
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
  if (user && !user.company) return <StaffAtOrder vts={vts} />
  return (
    <>
      {screen === 'not-yet' && (
        <>
          <ConfirmationCountdown key={vts.confirmation_start} vts={vts} offset={offset} />
          <OrderSoFar vts={vts} />
        </>
      )}
      {screen === 'release' && <Navigate to={releasePage.path} replace />}
      {screen === 'too-late' && (
        <>
          <EmptyState icon="clock" title={t.late}>
            {t.lateText}
          </EmptyState>
          <OrderSoFar vts={vts} query={HISTORY} />
        </>
      )}
      {screen === 'confirm' && <ConfirmOrder vts={vts} offset={offset} />}
      {screen === 'did-not-take-part' && (
        <EmptyState icon="hall" title={t.absent(vts.name)} action={<LinkButton to={LOBBY}>{t.toLobby}</LinkButton>}>
          {t.absentText}
        </EmptyState>
      )}
    </>
  )
}
