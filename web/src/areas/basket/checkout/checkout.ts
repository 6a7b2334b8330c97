import { getCheckout, type placeBasket } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'

export type Checkout = Answer<typeof getCheckout>
export type Choices = NonNullable<CallInput<typeof getCheckout>['query']>
export type Wanted = CallInput<typeof placeBasket>['body']

/** What the basket would be ordered by; what is not chosen is as usual for the customer. */
export const checkoutQuery = (choices: Choices) => queryOf(getCheckout, { query: choices })

/** The checkout with whatever choices. */
export const everyCheckout = everyQueryOf(getCheckout)
