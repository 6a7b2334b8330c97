import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { addresses, customers, priceGroups } from './tables.ts'

export type CustomerInput = Omit<typeof customers.$inferInsert, 'id' | 'erpId'> & { erpId: string }
export type AddressInput = Omit<typeof addresses.$inferInsert, 'id' | 'customerId'>

/** Saves a price group, identified by its name. @returns its id */
export async function savePriceGroup(tx: Db, name: string): Promise<number> {
  const [group] = await tx
    .insert(priceGroups)
    .values({ name })
    .onConflictDoUpdate({ target: priceGroups.name, set: { name } })
    .returning({ id: priceGroups.id })
  return group!.id
}

/**
 * Saves a customer, identified by its ERP id. Sessions of its users show the change within 30 seconds, or at once after
 * `viewerChanged`.
 * @returns its id
 */
export async function saveCustomer(tx: Db, customer: CustomerInput): Promise<number> {
  const [kept] = await tx
    .insert(customers)
    .values(customer)
    .onConflictDoUpdate({ target: customers.erpId, set: customer })
    .returning({ id: customers.id })
  return kept!.id
}

/**
 * Saves an address of a customer, identified by purpose, street, number, zip and country. A default replaces the
 * previous default.
 * @returns its id
 */
export async function saveAddress(tx: Db, customerId: number, address: AddressInput): Promise<number> {
  const id = await keepAddress(tx, customerId, address)
  if (address.isDefault)
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.customerId, customerId), eq(addresses.purpose, address.purpose), ne(addresses.id, id)))
  return id
}

async function keepAddress(tx: Db, customerId: number, address: AddressInput): Promise<number> {
  const { purpose, street, number, zip, country } = address
  const same = and(
    eq(addresses.customerId, customerId),
    eq(addresses.purpose, purpose),
    eq(addresses.street, street),
    eq(addresses.number, number),
    eq(addresses.zip, zip),
    eq(addresses.country, country),
  )
  const [known] = await tx.update(addresses).set(address).where(same).returning({ id: addresses.id })
  if (known) return known.id
  const [kept] = await tx
    .insert(addresses)
    .values({ ...address, customerId })
    .returning({ id: addresses.id })
  return kept!.id
}
