import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useOfBasket } from './of-basket.ts'
import type { ShowPlaced } from './use-ordered.tsx'

const LostAnswer = lazyPart(() => import('./LostAnswer.tsx'))

interface SentProps {
  show: ShowPlaced
  /** When the basket was read, in ms. */
  readAt: number
  children: ReactNode
}

/** Shows that the basket is empty, but first finds the order of a placing whose answer was lost. */
export function Sent({ children, ...props }: SentProps) {
  const [isSent] = useDraft(useOfBasket().sent, Array.isArray)
  return isSent ? (
    <Suspense>
      <LostAnswer {...props}>{children}</LostAnswer>
    </Suspense>
  ) : (
    children
  )
}
