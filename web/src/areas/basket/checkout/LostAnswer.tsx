import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/call.ts'
import { onReturn } from '../../../lib/sending/connection.ts'
import { useDraft } from '../../../lib/sending/draft.ts'
import { isRefused } from '../../../lib/sending/refused.ts'
import type { Wanted } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'
import { readTyped } from './read-typed.ts'
import type { useAttempts } from './use-attempts.ts'
import { useOrdered } from './use-ordered.ts'

/**
 * The basket is empty and a placing got no answer: asked with its key, the server says which order it made. An empty basket
 * orders nothing.
 */
export function LostAnswer({ sent: { attempts, drop, forget } }: { sent: ReturnType<typeof useAttempts> }) {
  const of = useOfBasket()
  const ordered = useOrdered()
  const [, , forgetTyped] = useDraft(of.draft, readTyped)
  const ask = useEffectEvent(async () => {
    const refused: Wanted[] = []
    for (const { key, body } of attempts) {
      try {
        const { order_id } = await call(of.place, { body }, { idempotencyKey: key })
        forget()
        forgetTyped()
        return await ordered(order_id)
      } catch (error) {
        if (isRefused(error)) refused.push(body)
      }
    }
    drop(...refused)
  })
  useEffect(() => void ask(), [])
  useEffect(() => onReturn(() => void ask()), [])
  return null
}
