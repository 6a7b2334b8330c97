import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import { type Draft, netOf } from './draft.ts'
import { minimumOf } from './guard-draft.ts'

/** What an order has to come to, and what is missing of it, as sent on the wire. */
export function goalsOf(draft: Draft): Pick<Answer<typeof getCheckout>, 'minimum' | 'free_shipping'> {
  const minimum = minimumOf(draft)
  const { freeFrom: from } = draft
  return {
    minimum: minimum && {
      amount: euros(minimum.amount),
      missing: euros(minimum.missing),
      is_first_order: minimum.isFirst,
    },
    free_shipping:
      from === null ? null : { from: euros(from), missing: euros(cents(Math.max(0, from - netOf(draft.items)))) },
  }
}
