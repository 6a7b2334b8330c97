import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Customer } from './customers.ts'
import { customers } from './tables.ts'

/**
 * What a customer may do when it orders: how it pays, until when, up to what sum (cents), how it is delivered,
 * and whether it has a bonus agreement.
 */
export type CustomerTerms = Pick<
  Customer,
  'paymentMethod' | 'paymentMethods' | 'paymentDays' | 'creditLimit' | 'delivery' | 'hasBonus'
>

/** Orders read the terms when they are placed, so they count at once on every server. */
export async function saveTerms(tx: Db, customerId: number, terms: CustomerTerms): Promise<void> {
  await tx.update(customers).set(terms).where(eq(customers.id, customerId))
}

/** The price group of a customer, and what it has beside the shop. */
export type CustomerStanding = Pick<Customer, 'priceGroupId' | 'vtsOrdersVisible' | 'hasApiAccess'>

/** Sessions know of it: call `customerChanged` in the same transaction. */
export async function saveStanding(tx: Db, customerId: number, standing: CustomerStanding): Promise<void> {
  await tx.update(customers).set(standing).where(eq(customers.id, customerId))
}

/** A customer whose row others can only change after the commit; undefined if there is none. */
export async function lockCustomer(tx: Db, customerId: number): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
  return customer
}
