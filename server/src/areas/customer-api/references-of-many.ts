import { and, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { OwnReferences } from './references.ts'
import { customerReferences } from './tables.ts'

/** The own references of some flavours, by customer; customers without any are left out. One statement. */
export async function referencesOfMany(
  db: Db,
  customerIds: readonly number[],
  flavourIds: readonly number[],
): Promise<ReadonlyMap<number, OwnReferences>> {
  const { customerId, flavourId, reference } = customerReferences
  const found = await db
    .select({ customerId, flavourId, reference })
    .from(customerReferences)
    .where(and(inArray(customerId, sql`(${idsIn(customerIds)})`), inArray(flavourId, sql`(${idsIn(flavourIds)})`)))
  const byCustomer = Map.groupBy(found, one => one.customerId)
  return new Map([...byCustomer].map(([id, own]) => [id, new Map(own.map(one => [one.flavourId, one.reference]))]))
}
