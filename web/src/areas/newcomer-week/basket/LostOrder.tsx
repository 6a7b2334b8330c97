import { placeWeekOrder } from '@fairfloor/domain/newcomer-week/basket-contract'
import { BASKET } from '@fairfloor/domain/newcomer-week/confirming'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/call.ts'
import { onReturn } from '../../../lib/sending/connection.ts'
import { isRefused } from '../../../lib/sending/refused.ts'
import { useSayThanks, useWeekAttempts } from './use-place.ts'

interface LostOrderProps {
  /** What stands on the page. */
  confirms: number
  isEmpty: boolean
}

/**
 * Settles orders and confirmations that got no answer, once the page no longer shows what they were about. It repeats
 * the call with its key, and the server answers which order it was. The call names the basket that was seen, so that a
 * repeated one cannot order anything else.
 */
export function LostOrder({ confirms, isEmpty }: LostOrderProps) {
  const { attempts, drop, forget } = useWeekAttempts()
  const sayThanks = useSayThanks()
  const ask = useEffectEvent(async () => {
    for (const { key, body } of attempts) {
      if (body.confirms === confirms && !isEmpty) continue
      try {
        const { order_id } = await call(placeWeekOrder, { query: body }, { idempotencyKey: key })
        forget()
        return await sayThanks({ orderId: order_id, isConfirmation: body.confirms !== BASKET })
      } catch (error) {
        if (isRefused(error)) drop(body)
      }
    }
  })
  useEffect(() => void ask(), [])
  useEffect(() => onReturn(() => void ask()), [])
  return null
}
