import { clientAvailability, etaFrom } from '@fairfloor/domain/customer-api/availability'
import type { Day } from '@fairfloor/domain/day'
import type { Db } from '../../../platform/database.ts'
import { isOffered, readStock, type Snapshot } from '../../catalogue/index.ts'
import { referencesOfMany } from '../references-of-many.ts'

/** For whom and of which articles. */
export type Told = { readonly customerId: number; readonly flavourIds: readonly number[] }

/** An article's JSON before and after the customer's own reference. */
type Parts = readonly [before: string, after: string]

/** The moment, and the shop's day. */
type When = { readonly now: Date; readonly today: Day }

/**
 * The bodies of deliveries, with the stock of now. Two statements for all; what does not depend on the customer is
 * written once, and a whole body once for all customers without references of its articles.
 */
export async function makeBodies(
  db: Db,
  snapshot: Snapshot,
  told: readonly Told[],
  when: When,
): Promise<ReadonlyMap<number, Buffer>> {
  const { now } = when
  const flavourIds = [...new Set(told.flatMap(one => one.flavourIds))]
  const customerIds = told.map(({ customerId }) => customerId)
  const parts = await partsOf(db, snapshot, flavourIds, when)
  const references = await referencesOfMany(db, customerIds, flavourIds)
  const shared = new Map<string, Buffer>()
  return new Map(
    told.map(({ customerId, flavourIds: articles }) => {
      const own = references.get(customerId)
      if (own) return [customerId, bodyOf(parts, articles, own, now)]
      const key = articles.join()
      const body = shared.get(key) ?? bodyOf(parts, articles, new Map(), now)
      shared.set(key, body)
      return [customerId, body]
    }),
  )
}

async function partsOf(db: Db, { flavours }: Snapshot, flavourIds: readonly number[], { now, today }: When) {
  const stock = await readStock(db, flavourIds)
  return new Map<number, Parts>(
    flavourIds.flatMap(id => {
      const flavour = flavours.get(id)
      if (!flavour) return []
      const { sku, ean, size } = flavour
      const { quantity, eta } = stock.get(id) ?? { quantity: null, eta: null }
      const { unitsPerCase } = size
      const isDiscontinued = !isOffered(flavour, now)
      const availability = clientAvailability({ quantity, eta, unitsPerCase, isDiscontinued }, today)
      return [
        [
          id,
          [
            `{"sku":${JSON.stringify(sku)},"gtin":${JSON.stringify(ean)},"customer_reference":`,
            `,"quantity":${quantity},"availability":"${availability}","eta":${JSON.stringify(etaFrom(eta, today))}}`,
          ],
        ] as const,
      ]
    }),
  )
}

function bodyOf(
  parts: ReadonlyMap<number, Parts>,
  flavourIds: readonly number[],
  references: ReadonlyMap<number, string>,
  now: Date,
): Buffer {
  const articles = flavourIds.flatMap(id => {
    const [before, after] = parts.get(id) ?? []
    return before === undefined ? [] : [`${before}${JSON.stringify(references.get(id) ?? null)}${after}`]
  })
  return Buffer.from(`{"type":"stock.updated","timestamp":"${now.toISOString()}","data":[${articles.join()}]}`)
}
