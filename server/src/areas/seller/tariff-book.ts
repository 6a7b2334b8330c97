import type { CarrierKind } from '@fairfloor/domain/seller/carriers'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { carriers, orderMinimums, sellerSettings, shippingCosts } from './tables.ts'

export type StoredCarrier = typeof carriers.$inferSelect
export type StoredMinimum = Omit<typeof orderMinimums.$inferSelect, 'id'>

/** Cents, and grams. */
type Step = { readonly fromNet: number; readonly fromGrams: number; readonly price: number }

type Key = { readonly country: string | null; readonly carrier: string | null; readonly validFrom: string }

/** The prices of a country and carrier from a day on; null: of every country, by every carrier. */
export type StoredTariff = Key & { readonly steps: readonly Step[] }

/** Locks carriers, tariffs and minimums against other changes until the commit. Reads do not wait. */
export async function lockTariffs(tx: Db): Promise<void> {
  await tx.select({ id: sellerSettings.id }).from(sellerSettings).for('no key update')
}

export const readCarriers = (db: Db): Promise<StoredCarrier[]> => db.select().from(carriers).orderBy(asc(carriers.name))

/** Saves a carrier, identified by its name. */
export async function saveCarrier(tx: Db, carrier: { name: string; kind: CarrierKind } & StoredCarrier): Promise<void> {
  await tx.insert(carriers).values(carrier).onConflictDoUpdate({ target: carriers.name, set: carrier })
}

/** Every tariff by country, carrier and day, the fallbacks last. */
export async function readTariffs(db: Db): Promise<StoredTariff[]> {
  const found = await db
    .select()
    .from(shippingCosts)
    .orderBy(
      asc(shippingCosts.country),
      asc(shippingCosts.carrier),
      asc(shippingCosts.validFrom),
      asc(shippingCosts.fromNet),
      asc(shippingCosts.fromGrams),
    )
  const lists = Map.groupBy(found, ({ country, carrier, validFrom }) => JSON.stringify([country, carrier, validFrom]))
  return [...lists.values()].map(rows => {
    const { country, carrier, validFrom } = rows[0]!
    return {
      ...{ country, carrier, validFrom },
      steps: rows.map(({ fromNet, fromGrams, price }) => ({ fromNet, fromGrams, price })),
    }
  })
}

/** Saves a tariff in the place of the one of its country, carrier and day. */
export async function saveTariff(tx: Db, { steps, ...key }: StoredTariff): Promise<void> {
  await removeTariff(tx, key)
  await tx.insert(shippingCosts).values(steps.map(step => ({ ...key, ...step })))
}

export async function removeTariff(tx: Db, { country, carrier, validFrom }: Key): Promise<void> {
  await tx
    .delete(shippingCosts)
    .where(
      and(
        country === null ? isNull(shippingCosts.country) : eq(shippingCosts.country, country),
        carrier === null ? isNull(shippingCosts.carrier) : eq(shippingCosts.carrier, carrier),
        eq(shippingCosts.validFrom, validFrom),
      ),
    )
}

/** Minimum order values by country, those of a first order after the others. */
export const readMinimums = (db: Db): Promise<StoredMinimum[]> =>
  db
    .select({ country: orderMinimums.country, firstOrder: orderMinimums.firstOrder, amount: orderMinimums.amount })
    .from(orderMinimums)
    .orderBy(asc(orderMinimums.country), asc(orderMinimums.firstOrder))

/** Saves a minimum in the place of the one of its country. */
export async function saveMinimum(tx: Db, minimum: StoredMinimum): Promise<void> {
  await removeMinimum(tx, minimum)
  await tx.insert(orderMinimums).values(minimum)
}

export async function removeMinimum(tx: Db, { country, firstOrder }: Omit<StoredMinimum, 'amount'>): Promise<void> {
  await tx
    .delete(orderMinimums)
    .where(
      and(
        country === null ? isNull(orderMinimums.country) : eq(orderMinimums.country, country),
        eq(orderMinimums.firstOrder, firstOrder),
      ),
    )
}
