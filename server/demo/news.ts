import { dayIn, daysAfter } from '@fairfloor/domain/day'
import { notePriceChanges, type Snapshot, stockOf } from '../src/areas/catalogue/index.ts'
import { bookReceipt, createDelivery } from '../src/areas/stock/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoHouse } from './orders.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deliveries that have come: days ago, which of the brands, and how many flavours. */
const ARRIVED = [
  { daysAgo: 38, brand: 5, lines: 4 },
  { daysAgo: 21, brand: 9, lines: 6 },
  { daysAgo: 8, brand: 14, lines: 5 },
  { daysAgo: 2, brand: 22, lines: 7 },
] as const

/** Sizes whose regular price has changed: days ago, and by how many per cent. */
const REPRICED = [
  { daysAgo: 52, percent: 4 },
  { daysAgo: 30, percent: -6 },
  { daysAgo: 17, percent: 3 },
  { daysAgo: 6, percent: -8 },
  { daysAgo: 1, percent: 5 },
] as const
const SIZES_EACH = 5

const CASES = 12

type Who = { readonly userId: number; readonly priceGroupId: number; readonly now: Date }

/** What has come and what has changed its price lately, so that the service lists have something to tell. */
export async function demoNews(tx: Db, snapshot: Snapshot, who: Who): Promise<void> {
  const at = (daysAgo: number) => new Date(who.now.getTime() - daysAgo * DAY_MS)
  await demoArrivals(tx, snapshot, who, at)
  const sizes = [...snapshot.sizes.values()].filter(({ groupPrices }) => groupPrices.has(who.priceGroupId))
  for (const [i, { daysAgo, percent }] of REPRICED.entries()) {
    const some = sizes.filter((_, n) => n % (REPRICED.length * 7) === i * 7).slice(0, SIZES_EACH)
    const changes = some.map(({ id: sizeId, groupPrices }) => {
      const after = groupPrices.get(who.priceGroupId)!.regular
      const before = Math.round(after / (1 + percent / 100))
      return { sizeId, priceGroupId: who.priceGroupId, before, after }
    })
    await notePriceChanges(tx, changes, { now: at(daysAgo), userId: who.userId })
  }
}

async function demoArrivals(tx: Db, snapshot: Snapshot, { userId }: Who, at: (daysAgo: number) => Date): Promise<void> {
  const there = [...snapshot.flavours.values()].filter(({ id }) => {
    const { quantity, eta } = stockOf(snapshot, id)
    return quantity && eta === null
  })
  const byBrand = [...Map.groupBy(there, ({ size }) => size.product.brand.name)]
  for (const { daysAgo, brand, lines } of ARRIVED) {
    const [supplier, flavours] = byBrand[brand % byBrand.length]!
    const now = at(daysAgo)
    const today = dayIn(now, demoHouse.settings.timeZone)
    const wanted = flavours.slice(0, lines).map(({ id, size }) => ({ id, quantity: CASES * size.unitsPerCase }))
    const announced = {
      supplier,
      reference: null,
      note: null,
      lines: wanted.map(({ id, quantity }) => ({ line: null, flavour_id: id, quantity, expected_on: today })),
    }
    const deliveryId = await createDelivery(tx, announced, userId, { snapshot, today, now })
    const body = {
      note: null,
      lines: wanted.map(({ quantity }, i) => ({
        line: i + 1,
        quantity,
        lot: null,
        best_before: daysAfter(today, 500),
      })),
    }
    await bookReceipt(tx, { deliveryId, body, userId, today, now })
  }
}
