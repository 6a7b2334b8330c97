import type { ReactNode } from 'react'
import { call } from '../../../lib/call.ts'
import { useAttempts } from '../../../lib/sending/attempts.ts'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useLostAnswers } from '../../../lib/sending/use-binding.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { Wanted } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'
import { readTyped } from './read-typed.ts'
import { type ShowPlaced, useOrdered } from './use-ordered.tsx'

interface LostAnswerProps {
  show: ShowPlaced
  readAt: number
  /** Shown when there is no order. */
  children: ReactNode
}

/**
 * The basket is empty and a placing got no answer: asked with its key, the server says which order it made. An empty basket
 * orders nothing.
 */
export default function LostAnswer({ show, readAt, children }: LostAnswerProps) {
  const of = useOfBasket()
  const ordered = useOrdered(show)
  const [, , forgetTyped] = useDraft(of.draft, readTyped)
  const isKnown = useLostAnswers(useAttempts<Wanted>(of.sent), {
    ask: ({ key, body }) => call(of.place, { body }, { idempotencyKey: key }),
    found: answer => {
      forgetTyped()
      return ordered(answer)
    },
    readAt,
  })
  return isKnown ? children : <SkeletonRows rows={3} height={56} radius="card" />
}
