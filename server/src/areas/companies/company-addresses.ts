import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { versionOf } from '../../platform/form-version.ts'
import { type Address, postalAddress } from './buyers.ts'
import { addressesOf } from './customers.ts'
import { addresses } from './tables.ts'

/** A company's addresses as it reads them, the usual one of each purpose first. */
export const companyAddresses = async (db: Db, customerId: number) =>
  (await addressesOf(db, customerId)).map(address => ({
    id: address.id,
    version: versionOf(editedOf(address)),
    purpose: address.purpose,
    is_default: address.isDefault,
    ...postalAddress(address),
  }))

/** What the form of an address edits. */
export const editedOf = (address: Address) => postalAddress(address)

/** Adds an address. @returns its id */
export async function addAddress(tx: Db, address: typeof addresses.$inferInsert): Promise<number> {
  const [added] = await tx.insert(addresses).values(address).returning({ id: addresses.id })
  return added!.id
}

/** Changes an address; orders have copied theirs. */
export async function changeAddress(
  tx: Db,
  id: number,
  changed: Partial<Omit<Address, 'id' | 'customerId' | 'purpose' | 'isDefault'>>,
): Promise<void> {
  await tx.update(addresses).set(changed).where(eq(addresses.id, id))
}

/** Makes an address the usual one of its purpose. */
export async function makeUsual(tx: Db, { id, customerId, purpose }: Address): Promise<void> {
  const ofPurpose = and(eq(addresses.customerId, customerId), eq(addresses.purpose, purpose))
  await tx.update(addresses).set({ isDefault: false }).where(ofPurpose)
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id))
}

/** An address, locked until the transaction ends: what refers to it meanwhile waits. */
export async function lockAddress(tx: Db, customerId: number, id: number): Promise<Address | undefined> {
  const [address] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .for('update')
  return address
}

/** Deletes an address; the oldest one left of its purpose becomes the usual one. */
export async function deleteAddress(tx: Db, address: Address): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, address.id))
  if (!address.isDefault) return
  const [next] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, address.customerId), eq(addresses.purpose, address.purpose)))
    .orderBy(asc(addresses.id))
    .limit(1)
  if (next) await makeUsual(tx, next)
}
