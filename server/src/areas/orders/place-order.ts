import { priceOrder } from '@fairfloor/domain/billing/price-order'
import type { OrderTotals } from '@fairfloor/domain/billing/totals'
import { dayIn } from '@fairfloor/domain/day'
import { tariffFor } from '@fairfloor/domain/seller/rates'
import type { Db } from '../../platform/database.ts'
import { readTerms } from '../seller/index.ts'
import { destinationOf, readBuyer } from './buyer.ts'
import { keepOrder, type NewLine } from './keep-order.ts'
import { shipLines } from './ship-lines.ts'
import type { orders } from './tables.ts'

export type NewOrder = {
  /** Drawn before; else the database gives one. */
  readonly id?: number
  readonly kind: (typeof orders.$inferInsert)['kind']
  readonly customerId: number
  readonly placedBy: number
  /** The agent who places it as the customer's user. */
  readonly agentId: number | null
  readonly lines: readonly NewLine[]
  /** Null: the customer's default. */
  readonly shippingAddressId: number | null
  readonly externalReference: string | null
  readonly note?: string | null
  /** Carrier, payment method and label service default to the customer's. */
  readonly carrier?: string
  readonly paymentMethod?: string
  readonly labelService?: boolean
  /** At once unless named: everything in one shipment with its invoice. Later: by `shipOrder`. */
  readonly ships?: 'at once' | 'later'
  readonly now: Date
}

/**
 * Places an order and ships it, with its invoice: six statements, however many lines. The caller has checked and taken the
 * stock, in the same transaction. The row of the year's last invoice number is locked from here to the commit.
 * @throws Refusal unknown_address, no_delivery, no_vat_rate, order_too_large, not_set_up
 */
export async function placeOrder(tx: Db, wanted: NewOrder): Promise<{ orderId: number; totals: OrderTotals }> {
  if (wanted.lines.length === 0) throw new Error('An order has at least one line.')
  const { kind, placedBy, agentId, externalReference, note, now, ships = 'at once' } = wanted
  const buyer = await readBuyer(tx, wanted.customerId, wanted.shippingAddressId)
  const terms = await readTerms(tx)
  const { carrier, paymentMethod: asked, labelService } = { ...buyer.customer, ...chosen(wanted) }
  // What has left already is paid by its invoice: no card was asked (docs/areas/payments.md).
  const paymentMethod = ships === 'at once' && asked === 'card' ? 'invoice' : asked
  const today = dayIn(now, terms.timeZone)
  const tariff = tariffFor(terms.rates, destinationOf(buyer, carrier, today))
  const priced = priceOrder(wanted.lines, tariff, { labelService, byCard: paymentMethod === 'card' })
  const drawn = wanted.id === undefined ? {} : { id: wanted.id }
  const head = {
    ...drawn,
    kind,
    placedBy,
    agentId,
    placedAt: now,
    externalReference,
    note,
    carrier,
    paymentMethod,
    labelService,
  }
  const { order, lines } = await keepOrder(tx, head, buyer, priced)
  const { totals } = priced
  if (ships === 'at once') await shipLines(tx, { order, lines, totals, terms, today, now })
  return { orderId: order.id, totals }
}

const chosen = ({ carrier, paymentMethod, labelService }: NewOrder) => ({
  ...(carrier === undefined ? {} : { carrier }),
  ...(paymentMethod === undefined ? {} : { paymentMethod }),
  ...(labelService === undefined ? {} : { labelService }),
})
