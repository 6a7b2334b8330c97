import { euros } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import * as contract from '@fairfloor/domain/show-orders/release-contract'
import * as shapes from '@fairfloor/domain/show-orders/release-shapes'
import { byFlavour, guardWishes, wishesOf } from '@fairfloor/domain/show-orders/wishes'
import { type CustomerViewer, hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, lineOf, nameOf } from '../catalogue/index.ts'
import { priceLines } from '../orders/index.ts'
import type { Show, Shows } from '../trade-show/index.ts'
import { guardWindow, release } from './release.ts'
import { liftMarks, markPositions, marksOf, refusedMarks } from './release-marks.ts'
import { addressViews, positionViews } from './release-view.ts'
import type { SampleBasket } from './sample-basket.ts'
import { readShowOrder, releasedOrders, type ShowPosition } from './show-order.ts'

type Deps = { catalogue: Catalogue; shows: Shows; samples: SampleBasket }

export function serveRelease(platform: Platform, { catalogue, shows, samples }: Deps): void {
  const { db } = platform

  serve(platform, contract.getRelease, shapes.getRelease, async ({ viewer, now }) => {
    const show = shows.current()
    const release_end = show.edition.releaseEnd.toISOString()
    const { customerId } = viewer
    if (customerId === null)
      return { positions: [], shipping_addresses: [], release_end, refused_marks: [], order_ids: [] }
    const positions = await confirmedPositions(db, show, viewer)
    const marked = { positions, marks: await marksOf(db, positions) }
    return {
      positions: await positionViews(db, catalogue, customerId, marked, now),
      shipping_addresses: await addressViews(db, customerId),
      release_end,
      refused_marks: await refusedMarks(db, catalogue.snapshot(), customerId, marked, now),
      order_ids: await releasedOrders(db, show.edition.id, customerId),
    }
  })

  serve(platform, contract.previewRelease, shapes.previewRelease, async ({ viewer, body, now }) => {
    const show = shows.current()
    guardWindow(show.edition, now)
    const positions = byFlavour(await confirmedPositions(db, show, viewer, { strict: true }))
    const wishes = wishesOf(body.positions)
    const snapshot = catalogue.snapshot()
    guardWishes(positions, wishes, flavourId => nameOf(snapshot, flavourId))
    const { totals } = await priceLines(db, {
      customerId: viewer.customerId,
      shippingAddressId: body.shipping_address_id,
      lines: wishes.map(wish => lineOf(snapshot, wish, positions.get(wish.flavourId)!.price)),
      now,
    })
    return {
      total_price_exclusive_tax: euros(totals.goods.net),
      shipping_cost: euros(totals.shipping.net),
      label_price: euros(totals.label.net),
      total_deposit_price_exclusive_tax: euros(totals.deposit.net),
      total_lemonade_fee_price_exc: euros(totals.consumptionTax.net),
      document_fee: euros(totals.documentFee.net),
      credit_card_fee_price: euros(totals.cardFee.net),
      vat: totals.breakdown.map(part => ({ vat_rate: part.rate / 100, vat_price: euros(part.vat) })),
      total_price_inclusive_tax: euros(totals.gross),
    }
  })

  serve(platform, contract.release, shapes.release, async ({ viewer, body, now, transaction }) => {
    const { edition } = shows.current()
    const wanted = {
      wishes: wishesOf(body.positions),
      shippingAddressId: body.shipping_address_id,
      reference: body.reference?.trim() || null,
      note: body.note?.trim() || null,
    }
    const releaser = { ...viewer, seesStock: hasRight(viewer, 'prices') }
    const { orderId } = await transaction(tx => release(tx, { catalogue, samples }, edition, releaser, wanted, now))
    return { order_id: orderId }
  })

  serve(
    platform,
    contract.releaseWhenInStock,
    shapes.releaseWhenInStock,
    async ({
      viewer,
      body: { product_attribute_ids: flavourIds, shipping_address_id: addressId },
      now,
      transaction,
    }) => {
      const { edition } = shows.current()
      return transaction(async tx => {
        if (addressId === null) return { marked: await liftMarks(tx, edition, viewer, flavourIds) }
        return {
          marked: await markPositions(tx, catalogue.snapshot(), edition, viewer, { flavourIds, addressId }, now),
        }
      })
    },
  )
}

/** @throws Refusal not_confirmed if `strict` and nothing is confirmed */
async function confirmedPositions(
  db: Db,
  { edition }: Show,
  { customerId }: Viewer | CustomerViewer,
  { strict = false } = {},
): Promise<ShowPosition[]> {
  const found = customerId === null ? undefined : await readShowOrder(db, edition.id, customerId)
  if (found?.order.confirmedAt) return found.positions
  if (strict) throw refuse('not_confirmed')
  return []
}
