import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { onReturn, useIsConnected } from '../../../lib/sending/connection.ts'
import { useDraft } from '../../../lib/sending/draft.ts'
import { isRefused } from '../../../lib/sending/refused.ts'
import { useOfBasket } from './of-basket.ts'
import { readTyped } from './read-typed.ts'
import { useAttempts } from './use-attempts.ts'
import { type ShowPlaced, useOrdered } from './use-ordered.tsx'

interface LostAnswerProps {
  show: ShowPlaced
  readAt: number
  waiting: ReactNode
  /** Shown when there is no order. */
  children: ReactNode
}

/**
 * The basket is empty and a placing got no answer: asked with its key, the server says which order it made. An empty basket
 * orders nothing. It is asked again when the basket was read again, as after an expired session.
 */
export function LostAnswer({ show, readAt, waiting, children }: LostAnswerProps) {
  const of = useOfBasket()
  const sent = useAttempts()
  const ordered = useOrdered(show)
  const isConnected = useIsConnected()
  const [isAsked, setAsked] = useState(false)
  const [, , forgetTyped] = useDraft(of.draft, readTyped)
  const ask = useEffectEvent(async () => {
    for (const { key, body } of sent.attempts) {
      try {
        const { order_id } = await call(of.place, { body }, { idempotencyKey: key })
        sent.forget()
        forgetTyped()
        return await ordered(order_id)
      } catch (error) {
        if (isRefused(error)) sent.drop(body)
      }
    }
    setAsked(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading
  useEffect(() => void ask(), [readAt])
  useEffect(() => onReturn(() => void ask()), [])
  return isAsked && isConnected ? children : waiting
}
