import { euros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/show-orders/contract'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import * as shapes from '@fairfloor/domain/show-orders/shapes'
import { isPast } from '@fairfloor/domain/trade-show/phases'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, lineOf } from '../catalogue/index.ts'
import { priceBeforeRelease } from '../orders/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { notesView, wishesOfOrder } from './order-notes.ts'
import { readShowOrder } from './show-order.ts'

/** Serves what belongs to the order as a whole: what the customer said with the confirmation, and its price. */
export function serveWholeOrder(
  platform: Platform,
  { catalogue, shows }: { catalogue: Catalogue; shows: Shows },
): void {
  const { db } = platform

  serve(platform, contract.getOrderNotes, shapes.getOrderNotes, async ({ viewer }) => {
    const { edition } = shows.current()
    const found = viewer.customerId === null ? undefined : await readShowOrder(db, edition.id, viewer.customerId)
    if (!found) return { confirmed_at: null, reference: null, note: null, wishes: [] }
    return notesView(found.order, await wishesOfOrder(db, found.order.id), catalogue.snapshot())
  })

  serve(platform, contract.getBasketPrice, shapes.getBasketPrice, async ({ viewer, now }) => {
    const { edition } = shows.current()
    const snapshot = catalogue.snapshot()
    const found = await readShowOrder(db, edition.id, viewer.customerId)
    const positions = isPast(edition.releaseEnd, now)
      ? []
      : (found?.positions.filter(({ quantity }) => quantity > 0) ?? [])
    if (positions.length === 0) throw refuse('nothing_to_confirm')
    const { totals, vat, gross } = await priceBeforeRelease(db, {
      customerId: viewer.customerId,
      shippingAddressId: null,
      lines: positions.map(position => lineOf(snapshot, position, position.price)),
      now,
    })
    return {
      total_price_exclusive_tax: euros(totals.goods.net),
      label_price: euros(totals.label.net),
      total_deposit_price_exclusive_tax: euros(totals.deposit.net),
      total_lemonade_fee_price_exc: euros(totals.consumptionTax.net),
      vat: vat.map(part => ({ vat_rate: part.rate / 100, vat_price: euros(part.vat) })),
      total_price_inclusive_tax: euros(gross),
    }
  })
}
