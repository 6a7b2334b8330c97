import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { INVOICE_PAID, INVOICE_REOPENED, type InvoicePaid } from '../billing/index.ts'
import { lockOrder } from './order-tariff.ts'
import { restate } from './restate.ts'

/** Orders follow what is paid of them. */
export function followPayments({ later, clock }: Platform): void {
  const follow = async (tx: Db, { orderId }: InvoicePaid) => {
    if (await lockOrder(tx, orderId)) await restate(tx, orderId, clock())
  }
  later.afterEvent<InvoicePaid>(INVOICE_PAID, 'order-payment', follow)
  later.afterEvent<InvoicePaid>(INVOICE_REOPENED, 'order-payment', follow)
}
