import type { Day } from '@fairfloor/domain/day'
import { dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type * as contract from '@fairfloor/domain/service-lists/contract'
import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { lastPriceMove } from '@fairfloor/domain/service-lists/price-moves'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import {
  arrivalsSince,
  type Catalogue,
  emptySince,
  type Flavour,
  isListed,
  isOffered,
  priceStepsSince,
  type Size,
  type Snapshot,
  stockOf,
} from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { alertsOf, announcedFlavours } from '../stock/index.ts'
import { discontinuedSince } from './discontinued.ts'
import { byEta, byName } from './sort.ts'

export type Deps = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  readonly shop: LiveShop
}

/** A row of a list with what it is of, and since when it is news; null where nobody knows. */
export type Listed<Row> = { readonly row: Row; readonly of: readonly Flavour[]; readonly since: Date | null }

type Rows = {
  readonly just_in: Answer<typeof contract.getJustIn>
  readonly eta: Answer<typeof contract.getEtas>
  readonly price_change: Answer<typeof contract.getPriceChanges>
  readonly discontinued: Answer<typeof contract.getDiscontinued>
  readonly available_soon: Answer<typeof contract.getAvailableSoon>
}
export type RowOf<List extends ServiceListName> = Rows[List][number]
export type Lists = { readonly [List in ServiceListName]: () => Promise<Listed<RowOf<List>>[]> }

const DAY_MS = 24 * 60 * 60 * 1000
/** Arrivals and prices of the last 60 days, and what was discontinued within a year. */
const NEWS_DAYS = 60
const GONE_DAYS = 365

/** The service lists as a user sees them now, in their own order. Each makes a few statements, also a long one. */
export function listsFor({ db, catalogue, promotions, shop }: Deps, viewer: Viewer, now: Date): Lists {
  const snapshot = catalogue.snapshot()
  const { timeZone } = shop.current()
  const today = dayIn(now, timeZone)
  const { priceGroupId, country } = viewer
  const buyer = { priceGroupId, country, now }
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const priceOf = (size: Size) => {
    const offer = promotions.offerOf(size, buyer)
    return offer && euros(offer.current)
  }
  /** A flavour that the viewer's product lists show. */
  const shown = (flavourId: number): Flavour | undefined => {
    const flavour = snapshot.flavours.get(flavourId)
    return flavour && isOffered(flavour, now) && isListed(flavour.size, buyer, now) ? flavour : undefined
  }
  const expected = async () => {
    const announced = new Map((await announcedFlavours(db, today)).map(one => [one.flavourId, one]))
    const asked = new Set(await alertsOf(db, viewer.userId))
    return { announced, asked }
  }

  return {
    async just_in() {
      const arrivals = await arrivalsSince(db, ago(NEWS_DAYS))
      return arrivals.flatMap(({ flavourId, at }) => {
        const flavour = shown(flavourId)
        if (!flavour) return []
        const { size } = flavour
        const row = {
          ...namesOf(flavour.id, size),
          product_size_erp_id: size.id,
          product_attribute_name: flavour.name,
          just_in_date: dayIn(at, timeZone),
          price: priceOf(size),
        }
        return [{ row, of: [flavour], since: at }]
      })
    },

    async eta() {
      const { announced, asked } = await expected()
      const ids = new Set([...announced.keys(), ...expectedIn(snapshot, today)])
      const listed = [...ids].flatMap(flavourId => {
        const flavour = shown(flavourId)
        if (!flavour) return []
        const { size } = flavour
        const delivery = announced.get(flavourId)
        const row = {
          ...namesOf(flavour.id, size),
          eta_date: etaOf(snapshot, flavourId, today) ?? delivery?.eta ?? null,
          product_size_erp_id: size.id,
          product_attribute_name: flavour.name,
          product_attribute_erp_id: flavour.id,
          price: priceOf(size),
          has_notify_me: asked.has(flavourId),
          expected_quantity: delivery?.pieces ?? null,
          free_quantity: delivery ? Math.max(0, delivery.pieces - delivery.waiting) : null,
        }
        return [{ row, of: [flavour], since: delivery?.at ?? null }]
      })
      return listed.sort(byEta)
    },

    async price_change() {
      const steps = await priceStepsSince(db, ago(NEWS_DAYS), priceGroupId)
      const listed = [...steps].flatMap(([sizeId, ofSize]) => {
        const size = snapshot.sizes.get(sizeId)
        if (!size || !isListed(size, buyer, now)) return []
        const group = priceGroupId === null ? undefined : size.groupPrices.get(priceGroupId)
        const move = lastPriceMove(ofSize, { list: size.listPrice?.regular ?? null, group: group?.regular ?? null })
        if (!move) return []
        const row = {
          ...namesOf(size.id, size),
          product_size_erp_id: size.id,
          updated: move.at.toISOString(),
          former_price: euros(cents(move.before)),
          price: euros(cents(move.price)),
          price_trend: move.trend,
        }
        return [{ row, of: size.flavours, since: move.at }]
      })
      return listed.sort((a, b) => b.since.getTime() - a.since.getTime() || byName(a.row, b.row))
    },

    async discontinued() {
      return discontinuedSince(snapshot, ago(GONE_DAYS), { country, now }).map(({ flavour, at }) => {
        const row = {
          ...namesOf(flavour.id, flavour.size),
          product_attribute_name: flavour.name,
          discontinued: dayIn(at, timeZone),
        }
        return { row, of: [flavour], since: at }
      })
    },

    async available_soon() {
      const { announced, asked } = await expected()
      const soon = expectedIn(snapshot, today).flatMap(flavourId => {
        const flavour = stockOf(snapshot, flavourId).quantity === 0 ? shown(flavourId) : undefined
        const eta = etaOf(snapshot, flavourId, today)
        return flavour && eta !== null ? [{ flavour, eta }] : []
      })
      const empty = await emptySince(
        db,
        soon.map(({ flavour }) => flavour.id),
      )
      const listed = soon.map(({ flavour, eta }) => {
        const row = {
          ...namesOf(flavour.id, flavour.size),
          eta_date: eta,
          product_size_erp_id: flavour.size.id,
          product_attribute_name: flavour.name,
          product_attribute_erp_id: flavour.id,
          has_notify_me: asked.has(flavour.id),
        }
        return { row, of: [flavour], since: later(announced.get(flavour.id)?.at, empty.get(flavour.id)) }
      })
      return listed.sort(byEta)
    },
  }
}

const namesOf = (id: number, { name, product }: Size) => ({
  id,
  brand_name: product.brand.name,
  product_size_name: [product.name, name].filter(Boolean).join(' '),
})

/** The day on which a flavour comes next; one that has passed says nothing any more. */
function etaOf(snapshot: Snapshot, flavourId: number, today: Day): string | null {
  const { eta } = stockOf(snapshot, flavourId)
  return eta !== null && eta >= today ? eta : null
}

/** Flavours with a day on which they come next. */
function expectedIn({ stock }: Snapshot, today: Day): number[] {
  const ids: number[] = []
  for (const [flavourId, { eta }] of stock) if (eta !== null && eta >= today) ids.push(flavourId)
  return ids
}

const later = (one: Date | undefined, other: Date | undefined): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other ?? null)
