import { allowedMethods } from '@fairfloor/domain/basket/payment'
import { getPaymentMethods } from '@fairfloor/domain/basket/payment-contract'
import * as shapes from '@fairfloor/domain/basket/payment-shapes'
import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { customerOf } from '../companies/index.ts'
import { standingOf } from '../orders/index.ts'
import { readTerms } from '../seller/index.ts'
import { feePercentOf } from './checkout.ts'
import { usualMethod } from './draft.ts'
import type { Goods } from './price.ts'

/** What the checkout would offer the customer, before there is anything to order. */
export function servePaymentMethods(platform: Platform, { takesCards }: Pick<Goods, 'takesCards'>): void {
  const { db } = platform
  serve(platform, getPaymentMethods, shapes.getPaymentMethods, async ({ viewer: { customerId }, now }) => {
    const terms = await readTerms(db)
    const customer = await customerOf(db, customerId)
    if (!customer) throw refuse('not_found')
    const { paymentMethod, paymentMethods, paymentDays } = customer
    const { mandate } = await standingOf(db, customerId, dayIn(now, terms.timeZone))
    return allowedMethods(paymentMethod, paymentMethods, takesCards?.(terms) ?? false).map(method => ({
      method,
      is_usual: method === usualMethod(paymentMethod),
      days: method === 'invoice' ? (paymentDays ?? terms.paymentDays) : null,
      fee_percent: feePercentOf(method, terms),
      has_mandate: method === 'direct_debit' ? mandate !== null : null,
    }))
  })
}
