import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Address } from './buyers.ts'
import { addresses, customers } from './tables.ts'

export type Customer = typeof customers.$inferSelect

/** A customer by id; undefined if there is none. */
export async function customerOf(db: Db, customerId: number): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  return customer
}

/** A customer by ERP number; undefined if there is none. */
export async function customerByNumber(db: Db, number: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.erpId, number))
  return customer
}

/** Names of customers by id. */
export async function companyNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await db
    .select({ id: customers.id, company: customers.company })
    .from(customers)
    .where(inArray(customers.id, [...new Set(ids)]))
  return new Map(found.map(({ id, company }) => [id, company]))
}

/** A customer's addresses of both purposes, each purpose's default first. */
export const addressesOf = (db: Db, customerId: number): Promise<Address[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.purpose), desc(addresses.isDefault), asc(addresses.id))

/** A customer's delivery addresses, the default first. */
export const shippingAddresses = (db: Db, customerId: number): Promise<Address[]> =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.purpose, 'shipping')))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
