import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useUser } from '../../identity/user.ts'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { WhileOpen } from '../frame/WhileOpen.tsx'
import { weekBasketQuery } from '../queries.ts'
import { type WeekBasket as Basket, standingOf } from './basket.ts'
import { MovedNotice } from './Notices.tsx'
import { ThankYou } from './ThankYou.tsx'
import { useMoved } from './use-moved.ts'
import type { Thanks } from './use-place.ts'
import { WeekBasket } from './WeekBasket.tsx'

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
      {user?.company && (thanks ? <ThankYou key={thanks.orderId} thanks={thanks} /> : <OwnBasket />)}
    </WeekFrame>
  )
}

function OwnBasket() {
  // Colleagues change it, and the operator asks, at any time.
  const query = useQuery({ ...weekBasketQuery, refetchOnWindowFocus: 'always' })
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={6} height={76} />}>
      {basket => <Standing basket={basket} />}
    </Loaded>
  )
}

/** The basket while the event is open; a backorder to confirm at any time. */
function Standing({ basket }: { basket: Basket }) {
  const confirms = standingOf(basket)
  const moved = useMoved(confirms)
  const shown = <WeekBasket basket={basket} moved={moved} />
  return (
    <>
      <MovedNotice confirms={confirms} moved={moved} />
      {basket.is_backorder_confirmation ? shown : <WhileOpen goods={false}>{shown}</WhileOpen>}
    </>
  )
}

/** What the page's own buttons leave for it; anything else may stand there, too. */
function thanksIn(state: unknown): Thanks | null {
  const { orderId, isConfirmation } = Object((state as { thanks?: unknown } | null)?.thanks) as Partial<Thanks>
  return Number.isSafeInteger(orderId) ? { orderId: Number(orderId), isConfirmation: isConfirmation === true } : null
}
