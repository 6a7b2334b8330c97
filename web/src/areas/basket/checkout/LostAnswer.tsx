import { useEffect, useEffectEvent } from 'react'
import { CallError, call, isLost } from '../../../lib/call.ts'
import { onReturn } from '../../../lib/connection.ts'
import { useDraft } from '../../../lib/draft.ts'
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
    for (const { key, body } of attempts) {
      try {
        const { order_id } = await call(of.place, { body }, { idempotencyKey: key })
        forget()
        forgetTyped()
        return await ordered(order_id)
      } catch (error) {
        if (error instanceof CallError && !isLost(error) && error.status < 500 && error.status !== 401) drop(body)
      }
    }
  })
  useEffect(() => void ask(), [])
  useEffect(() => onReturn(() => void ask()), [])
  return null
}
