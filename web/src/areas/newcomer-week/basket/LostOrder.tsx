import { placeWeekOrder } from '@fairfloor/domain/newcomer-week/basket-contract'
import { BASKET } from '@fairfloor/domain/newcomer-week/confirming'
import type { ReactNode } from 'react'
import { call } from '../../../lib/call.ts'
import { useLostAnswers } from '../../../lib/sending/use-binding.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { ShowPlaced } from '../../basket/checkout/use-ordered.tsx'
import { useSayThanks, useWeekAttempts } from './use-place.tsx'

interface LostOrderProps {
  /** What stands on the page. */
  confirms: number
  show: ShowPlaced
  readAt: number
  /** That the basket is empty; undefined while something is in it. */
  children?: ReactNode
}

/**
 * Settles orders and confirmations that got no answer, once the page no longer shows what they were about. It repeats
 * the call with its key, and the server answers which order it was. The call names the basket that was seen, so that a
 * repeated one cannot order anything else.
 */
export function LostOrder({ confirms, show, readAt, children }: LostOrderProps) {
  const sayThanks = useSayThanks(show)
  const isKnown = useLostAnswers(useWeekAttempts(), {
    ask: ({ key, body }) => call(placeWeekOrder, { query: body }, { idempotencyKey: key }),
    mayAsk: body => body.confirms !== confirms || children !== undefined,
    found: ({ order_id }, body) => sayThanks({ orderId: order_id, isConfirmation: body.confirms !== BASKET }),
    readAt,
  })
  return isKnown || children === undefined ? children : <SkeletonRows rows={3} height={76} />
}
