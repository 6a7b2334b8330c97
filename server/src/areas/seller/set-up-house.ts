import type { Seller } from '@fairfloor/domain/seller/seller'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { listRatesChanged } from './list-rates.ts'
import { shopChanged } from './live-shop.ts'
import {
  carriers,
  consumptionTaxes,
  countries,
  deposits,
  orderMinimums,
  sellerSettings,
  shippingCosts,
  vatRates,
} from './tables.ts'

/** The seller, its terms, and every rate that prices are made of. */
export type House = {
  readonly settings: Omit<typeof sellerSettings.$inferInsert, 'id' | 'seller'> & { readonly seller: Seller }
  readonly countries: readonly (typeof countries.$inferInsert)[]
  readonly vatRates: readonly (typeof vatRates.$inferInsert)[]
  readonly deposits: readonly (typeof deposits.$inferInsert)[]
  readonly consumptionTaxes: readonly (typeof consumptionTaxes.$inferInsert)[]
  readonly shippingCosts: readonly Omit<typeof shippingCosts.$inferInsert, 'id'>[]
  readonly carriers: readonly (typeof carriers.$inferInsert)[]
  readonly orderMinimums: readonly Omit<typeof orderMinimums.$inferInsert, 'id'>[]
}

/** Writes the terms. Existing rows stay: a new rate is a new row with its first day. */
export async function setUpHouse(tx: Db, house: House): Promise<void> {
  const { settings } = house
  await tx.insert(sellerSettings).values(settings).onConflictDoUpdate({ target: sellerSettings.id, set: settings })
  await add(countries, house.countries)
  await add(vatRates, house.vatRates)
  await add(deposits, house.deposits)
  await add(consumptionTaxes, house.consumptionTaxes)
  await add(shippingCosts, house.shippingCosts)
  await add(carriers, house.carriers)
  await add(orderMinimums, house.orderMinimums)
  await listRatesChanged(tx)
  await shopChanged(tx)

  async function add<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) {
    if (rows.length > 0)
      await tx
        .insert(table)
        .values([...rows])
        .onConflictDoNothing()
  }
}

/** Keeps the settings until the commit: what else there is one of in a shop is changed by one after the other. */
export const lockHouse = (tx: Db) => tx.execute(sql`select from seller_settings for update`)

/** The current settings; undefined before the set-up. */
export async function houseSettings(db: Db): Promise<House['settings'] | undefined> {
  const [row] = await db.select().from(sellerSettings)
  return row
}
