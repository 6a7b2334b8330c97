import type { Platform } from '../../platform/platform.ts'
import { SHOW_ORDER_CONFIRMED, type ShowOrderConfirmed } from './confirm.ts'
import { SHOW_ORDER_RELEASED, type ShowOrderReleased } from './release.ts'
import { type SendShowMail, type ShowMailer, tellOperator } from './show-mailer.ts'

/** The mails sent after a confirmation and a release. */
export function mailAfterCommands({ later }: Platform, deps: ShowMailer, send: SendShowMail): void {
  later.afterEvent<ShowOrderConfirmed>(SHOW_ORDER_CONFIRMED, 'show-order-mail', async (tx, { showOrderId }) => {
    await send(tx, showOrderId, 'confirmed')
    await tellOperator(tx, deps, showOrderId)
  })
  later.afterEvent<ShowOrderReleased>(
    SHOW_ORDER_RELEASED,
    'show-order-mail',
    (tx, { showOrderId, orderId, reference, note, byItself }) =>
      send(tx, showOrderId, 'released', { orderId, reference, note, byItself }),
  )
}
