import { getCheckout, type placeBasket } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { everyQueryOf } from '../../../lib/query.ts'

export type Checkout = Answer<typeof getCheckout>
export type Choices = NonNullable<CallInput<typeof getCheckout>['query']>
export type Wanted = CallInput<typeof placeBasket>['body']

/** The checkout with any choices. */
export const everyCheckout = everyQueryOf(getCheckout)

/** A group of choices of the checkout. */
export interface ChoiceProps {
  data: Checkout
  /** Why what is chosen is refused. */
  error: string | null
  choose: (part: Choices) => void
}
