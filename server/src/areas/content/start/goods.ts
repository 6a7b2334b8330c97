import type * as contract from '@fairfloor/domain/content/start-contract'
import { dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import { arrivalsOf } from '@fairfloor/domain/orders/arrivals'
import { goneByNow } from '@fairfloor/domain/orders/gone-by-now'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { type LookOf, topCards } from '../../assortment/index.ts'
import type { KeptBaskets } from '../../basket/index.ts'
import { type Catalogue, isOffered, type Snapshot } from '../../catalogue/index.ts'
import { awaitedOf, etasOf, lastOrderOf, purchasesOf } from '../../orders/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { comingOfBought } from '../../service-lists/index.ts'

export type StartDeps = {
  readonly db: Db
  readonly shop: LiveShop
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  readonly baskets: KeptBaskets
  readonly lookOf: LookOf
}

type Call = { readonly viewer: CustomerViewer; readonly now: Date }

const SHOWN_LINES = 3
const SHOWN_ARRIVALS = 6
const SHOWN_COMING = 5
/** Parcels are here after this many days. */
const SENT_DAYS = 5
/** How far back purchases tell a habit. */
const HABIT_DAYS = 400

/** One statement. */
export async function lastOrder(
  { db, catalogue, lookOf }: StartDeps,
  { viewer, now }: Call,
): Promise<Answer<typeof contract.getLastOrder>> {
  const last = await lastOrderOf(db, viewer.customerId, SHOWN_LINES)
  const snapshot = catalogue.snapshot()
  if (!last) return { order: null, top: topCards(snapshot, await lookOf(viewer, now), SHOWN_LINES) }
  const { id, placedAt, status, gross, lines, pieces, ordered, handedOver, first } = last
  return {
    order: {
      order_id: id,
      order_date: new Date(placedAt).toISOString(),
      status,
      ordered_quantity: ordered,
      handed_over_quantity: handedOver,
      lines: first.map(one => ({
        line: one.line,
        name: nameOf(one.product, one.size),
        flavour: one.flavour,
        image_url: pictureOf(snapshot, one.flavourId),
        quantity: one.pieces,
      })),
      total_lines: lines,
      total_quantity: pieces,
      total_price_inclusive_tax: euros(cents(gross)),
    },
    top: [],
  }
}

/** One statement. */
export async function arrivals(
  { db, catalogue, shop }: StartDeps,
  { viewer, now }: Call,
): Promise<Answer<typeof contract.getArrivals>> {
  const { timeZone } = shop.current()
  const today = dayIn(now, timeZone)
  const since = instantIn(daysAfter(today, -SENT_DAYS), '00:00', timeZone)
  const lines = await awaitedOf(db, { customerId: viewer.customerId, since, timeZone })
  const all = arrivalsOf(lines, etasOf(catalogue, today))
  const isUndated = ({ state, on }: (typeof all)[number]) => on === null && (state === 'rest' || state === 'backorder')
  const dated = all.filter(one => !isUndated(one))
  return {
    server_time: now.toISOString(),
    until: instantIn(daysAfter(today, 1), '00:00', timeZone).toISOString(),
    orders: new Set(all.map(({ orderId }) => orderId)).size,
    pieces: piecesOf(all),
    undated: piecesOf(all.filter(isUndated)),
    arrivals: dated.slice(0, SHOWN_ARRIVALS).map(({ orderId, flavourId, flavours, ...one }) => ({
      ...one,
      order_id: orderId,
      flavours: [...flavours],
      image_url: pictureOf(catalogue.snapshot(), flavourId),
    })),
    more: piecesOf(dated.slice(SHOWN_ARRIVALS)),
  }
}

/** What has been gone the longest comes first. One statement. */
export async function gone(
  { db, catalogue, promotions, baskets, shop }: StartDeps,
  { viewer, now }: Call,
): Promise<Answer<typeof contract.getGone>> {
  if (!hasRight(viewer, 'order')) return []
  const { timeZone } = shop.current()
  const today = dayIn(now, timeZone)
  const since = instantIn(daysAfter(today, -HABIT_DAYS), '00:00', timeZone)
  const bought = await purchasesOf(db, { customerId: viewer.customerId, since, timeZone })
  const inBasket = new Map((await baskets.of(viewer.customerId)).map(({ id, quantity }) => [id, quantity]))
  const snapshot = catalogue.snapshot()
  return [...bought]
    .flatMap(([flavourId, { purchases, covered }]) => {
      const flavour = snapshot.flavours.get(flavourId)
      if (!flavour || !isOffered(flavour, now) || !promotions.offerOf(flavour.size, { ...viewer, now })) return []
      const { size } = flavour
      const found = goneByNow({ purchases, covered: covered + (inBasket.get(flavourId) ?? 0) }, size, today)
      return found ? [{ flavour, size, ...found }] : []
    })
    .sort((a, b) => b.days - a.days || a.flavour.id - b.flavour.id)
    .map(({ flavour, size, last, pieces }) => ({
      id: flavour.id,
      name: nameOf(size.product.name, size.name),
      flavour: flavour.name,
      image_url: pictureOf(snapshot, flavour.id),
      quantity: pieces,
      last_on: last.day,
      last_quantity: last.pieces,
      units_per_case: size.unitsPerCase,
      order_multiple: size.orderMultiple,
      min_quantity: size.minQuantity,
    }))
}

/** By day and size. Three statements. */
export async function coming(deps: StartDeps, { viewer, now }: Call): Promise<Answer<typeof contract.getComing>> {
  const listed = await comingOfBought(deps, viewer, now)
  const together = Map.groupBy(listed, row => `${row.eta_date} ${row.product_size_erp_id}`)
  return [...together.values()].slice(0, SHOWN_COMING).map(rows => ({
    eta_date: rows[0]!.eta_date!,
    size_id: rows[0]!.product_size_erp_id,
    name: rows[0]!.product_size_name,
    flavours: rows.map(row => row.product_attribute_name),
  }))
}

const nameOf = (product: string, size: string) => [product, size].filter(Boolean).join(' ')

const piecesOf = (some: readonly { readonly pieces: number }[]) => some.reduce((sum, { pieces }) => sum + pieces, 0)

function pictureOf(snapshot: Snapshot, flavourId: number): string | null {
  const flavour = snapshot.flavours.get(flavourId)
  return flavour ? pictureUrlOf(flavour.image ?? flavour.size.image ?? flavour.size.product.image) : null
}
