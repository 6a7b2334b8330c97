import { addressOf } from '@fairfloor/domain/endpoint'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { cardStateOf } from '@fairfloor/domain/payments/cards/card-state'
import { getCardPayment, payByCard } from '@fairfloor/domain/payments/cards/contract'
import { refuse } from '@fairfloor/domain/payments/cards/refusals'
import * as shapes from '@fairfloor/domain/payments/cards/shapes'
import { hasRight } from '@fairfloor/domain/viewer'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { paidOfOrder } from '../../billing/index.ts'
import { orderOf } from '../../orders/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import type { Cards } from './cards.ts'
import { type CardPayment, triesOf } from './queries.ts'
import { refundsOf } from './refunds-of.ts'
import { keepReference, startTry } from './start-try.ts'

/** What a buyer does to pay by card. */
export function serveCardPayments(platform: Platform, { cards, shop }: { cards: Cards; shop: LiveShop }): void {
  const { db, config, log } = platform

  serve(platform, getCardPayment, shapes.getCardPayment, async ({ params: { order_id }, viewer, now }) => {
    const { customerId } = viewer
    const found = customerId === null ? undefined : await orderOf(db, customerId, order_id)
    if (!found) throw refuseGenerally('not_found')
    const { paymentMethod, paidAheadAt, heldUntil, status, gross } = found.order
    const due = cents(gross - (await paidOfOrder(db, order_id)))
    const state = cardStateOf({ paymentMethod, paidAheadAt, heldUntil, due, isCancelled: status === 'cancelled' }, now)
    const last = (await triesOf(db, order_id)).at(-1)
    return {
      state,
      due: euros(state === 'to pay' ? due : (0 as Cents)),
      held_until: state === 'to pay' && heldUntil ? heldUntil.toISOString() : null,
      last_try: last ? { started_at: last.startedAt.toISOString(), state: stateOf(last) } : null,
      refunds: (await refundsOf(db, order_id)).map(({ amount, askedAt, doneAt }) => ({
        amount: euros(cents(amount)),
        asked_at: askedAt.toISOString(),
        done_at: doneAt?.toISOString() ?? null,
      })),
      time_zone: shop.current().timeZone,
    }
  })

  serve(platform, payByCard, shapes.payByCard, async ({ params, viewer, now, transaction }) => {
    const orderId = params.order_id
    // The provider's page says the amount.
    if (!hasRight(viewer, 'prices')) throw refuseGenerally('may_not_see_prices')
    if (!(await cards.isOn(db))) throw refuse('card_not_due')
    const one = await transaction(tx => startTry(tx, { orderId, customerId: viewer.customerId, now }))
    // Outside of the transaction: nobody waits for a lock while a provider thinks.
    const { providerRef, paymentUrl } = await cards.provider
      .start({
        token: one.token,
        amount: one.amount,
        orderId,
        language: viewer.language ?? shop.current().languages[0] ?? 'en',
        returnTo: `${config.publicUrl}${addressOf(orderPage, { params: { orderId } })}?card=back`,
      })
      .catch(error => {
        log.error({ err: error, orderId }, 'card provider')
        throw refuse('card_provider_silent')
      })
    await keepReference(db, one, providerRef)
    return { payment_url: paymentUrl }
  })
}

const stateOf = ({ paidAt, endKind }: CardPayment): NonNullable<CardPayment['endKind']> | 'open' | 'paid' =>
  paidAt === null ? (endKind ?? 'open') : 'paid'
