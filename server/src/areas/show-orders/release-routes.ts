import type { CustomerViewer, Viewer } from '@fairfloor/domain/identity/viewer'
import { cents, euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { refuse } from '@fairfloor/domain/refusal'
import * as contract from '@fairfloor/domain/show-orders/contract'
import * as shapes from '@fairfloor/domain/show-orders/shapes'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, nameOf, readStock } from '../catalogue/index.ts'
import { shippingAddresses } from '../identity/index.ts'
import { priceLines } from '../orders/index.ts'
import type { Show, Shows } from '../trade-show/index.ts'
import { lineOf } from './order-line.ts'
import { byFlavour, guardWindow, guardWishes, release, remainingOf, type Wish } from './release.ts'
import type { SampleBasket } from './sample-basket.ts'
import { readShowOrder, releasedOrders, type ShowPosition } from './show-order.ts'

type Deps = { catalogue: Catalogue; shows: Shows; samples: SampleBasket }

export function serveRelease(platform: Platform, { catalogue, shows, samples }: Deps): void {
  const { db } = platform

  serve(platform, contract.getRelease, shapes.getRelease, async ({ viewer, now }) => {
    const show = shows.current()
    const positions = await confirmedPositions(db, show, viewer)
    return {
      positions: viewer.customerId === null ? [] : await positionViews(viewer.customerId, positions, now),
      shipping_addresses: viewer.customerId === null ? [] : await addressViews(db, viewer.customerId),
      release_end: show.edition.releaseEnd.toISOString(),
      order_ids: viewer.customerId === null ? [] : await releasedOrders(db, show.edition.id, viewer.customerId),
    }
  })

  async function positionViews(customerId: number, positions: readonly ShowPosition[], now: Date) {
    const snapshot = catalogue.snapshot()
    const wanted = positions.filter(position => position.quantity > 0)
    if (wanted.length === 0) return []
    const stock = await readStock(
      db,
      wanted.map(position => position.flavourId),
    )
    // One unit of each: the release page shows what a piece costs, and adds up what is typed by the preview call.
    const lines = wanted.map(({ flavourId, price }) => lineOf(snapshot, { flavourId, quantity: 1 }, price))
    const priced = await priceLines(db, { customerId, shippingAddressId: null, lines, now })
    return wanted.map((position, i) => {
      const line = priced.lines[i]!
      const { size, image } = snapshot.flavours.get(position.flavourId)!
      return {
        product_attribute_id: position.flavourId,
        brand_name: line.brandName,
        product_name: line.productName,
        product_size_name: line.sizeName,
        product_attribute_name: line.flavourName,
        image_url: pictureUrlOf(image ?? size.image ?? size.product.image),
        units_per_case: size.unitsPerCase,
        ordered_quantity: position.quantity,
        released_quantity: position.releasedQuantity,
        remaining_quantity: remainingOf(position),
        stock_available: stock.get(position.flavourId)?.quantity ?? null,
        eta: stock.get(position.flavourId)?.eta ?? null,
        single_price_excl_vat: euros(cents(position.price)),
        single_deposit_price_excl_vat: euros(line.deposit),
        is_deposit: line.deposit > 0,
        deposit_price: line.deposit > 0 ? euros(line.deposit) : null,
        single_lemonade_fee_price_excl_vat: euros(line.consumptionTax),
        vat_rate: line.vatRate / 100,
      }
    })
  }

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
    const wanted = { wishes: wishesOf(body.positions), shippingAddressId: body.shipping_address_id }
    const { orderId } = await transaction(tx => release(tx, { catalogue, samples }, edition, viewer, wanted, now))
    return { order_id: orderId }
  })
}

/** @throws Refusal not_confirmed when `strict` and there is nothing confirmed */
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

const addressViews = async (db: Db, customerId: number) =>
  (await shippingAddresses(db, customerId)).map(address => ({
    id: address.id,
    company: address.company,
    first_name: address.firstName,
    last_name: address.lastName,
    street: address.street,
    number: address.number,
    zip: address.zip,
    city: address.city,
    country: address.country,
    is_default: address.isDefault,
  }))

/** Each flavour once: two lines of one flavour are one wish. */
function wishesOf(asked: readonly { product_attribute_id: number; quantity: number }[]): Wish[] {
  const wishes = new Map<number, number>()
  for (const { product_attribute_id: id, quantity } of asked) wishes.set(id, (wishes.get(id) ?? 0) + quantity)
  return [...wishes].map(([flavourId, quantity]) => ({ flavourId, quantity }))
}
