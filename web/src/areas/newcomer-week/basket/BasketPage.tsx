import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useUser } from '../../../visit/user.ts'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import type { Thanks } from './use-place.tsx'

// Their code is on its way with the page, and the frame does not wait for it.
const code = import('./OwnBasket.tsx')
const OwnBasket = lazyPart(() => code)
const thankYou = import('./ThankYou.tsx')
const ThankYou = lazyPart(async () => ({ default: (await thankYou).ThankYou }))

/** /newcomer-week/basket: what the customer's users have put into the event's basket, or a backorder to confirm. */
export function BasketPage() {
  const t = useTexts(titles)
  const { staff, staffText } = useTexts(frameTexts)
  const user = useUser()
  const thanks = thanksIn(useLocation().state)
  return (
    <WeekFrame title={t.basket} shows="basket">
      {user && !user.company && (
        <EmptyState isPage icon="basket" title={staff}>
          {staffText}
        </EmptyState>
      )}
      {user?.company && (
        <Suspense fallback={<Skeleton height={640} />}>
          {thanks ? <ThankYou key={thanks.orderId} thanks={thanks} /> : <OwnBasket />}
        </Suspense>
      )}
    </WeekFrame>
  )
}

/** What the page's own buttons leave for it; anything else may stand there, too. */
function thanksIn(state: unknown): Thanks | null {
  const { orderId, isConfirmation } = Object((state as { thanks?: unknown } | null)?.thanks) as Partial<Thanks>
  return Number.isSafeInteger(orderId) ? { orderId: Number(orderId), isConfirmation: isConfirmation === true } : null
}
