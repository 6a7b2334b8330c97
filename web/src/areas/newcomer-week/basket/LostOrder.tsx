import { placeWeekOrder } from '@fairfloor/domain/newcomer-week/basket-contract'
import { BASKET } from '@fairfloor/domain/newcomer-week/confirming'
import { useEffect, useEffectEvent } from 'react'
import { isAnswer } from '../../../lib/attempts.ts'
import { call } from '../../../lib/call.ts'
import { onReturn } from '../../../lib/connection.ts'
import { useSayThanks, useWeekAttempts } from './use-place.ts'

interface LostOrderProps {
  /** What stands on the page. */
  confirms: number
  isEmpty: boolean
}

/**
 * A placing or a confirmation got no answer, and what it was about stands here no longer: asked with its key, the server says
 * which order it was. It can do nothing new, as it names what was seen, and nothing else is ordered.
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
        if (isAnswer(error)) drop(body)
      }
    }
  })
  useEffect(() => void ask(), [])
  useEffect(() => onReturn(() => void ask()), [])
  return null
}
