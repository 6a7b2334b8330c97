import type { Checkout, Choices } from './checkout.ts'

/** A group of choices of the checkout. */
export interface ChoiceProps {
  data: Checkout
  /** Why what is chosen is refused. */
  error: string | null
  choose: (part: Choices) => void
}
