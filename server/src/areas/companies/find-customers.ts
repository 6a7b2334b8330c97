import type { VatState } from '@fairfloor/domain/companies/vat-states'
import { and, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { keyset, type Part, up } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import { people } from '../people/view-tables.ts'
import { addresses, customers, priceGroups } from './tables.ts'
import { vatStateOf } from './vat-ids.ts'

type Wanted = {
  /** In company, number, VAT id, country, a place, or the name or address of a user; empty for all. */
  readonly search: string
  /** Customers that the search finds too. */
  readonly alsoIds?: readonly number[]
  readonly state: VatState | undefined
}

const found = { customer: customers, priceGroup: priceGroups.name, vatState: vatStateOf }

const isTheirs = (table: typeof people | typeof addresses) => eq(table.customerId, customers.id)

/** A part of the customers by company, and how many there are. */
export async function findCustomers(db: Db, { search, alsoIds = [], state }: Wanted, part: Part) {
  const like = containing(search)
  const where = and(
    state && sql`${vatStateOf} = ${state}`,
    search === ''
      ? undefined
      : or(
          ilike(customers.company, like),
          ilike(customers.erpId, like),
          ilike(customers.vatId, like),
          ilike(customers.country, like),
          exists(
            db
              .select()
              .from(people)
              .where(and(isTheirs(people), or(ilike(people.name, like), ilike(people.email, like)))),
          ),
          exists(
            db
              .select()
              .from(addresses)
              .where(and(isTheirs(addresses), or(ilike(addresses.city, like), ilike(addresses.zip, like)))),
          ),
          inArray(customers.id, [...alsoIds]),
        ),
  )
  const keys = keyset([up(customers.company, 'text'), up(customers.id)], part)
  const rows = await db
    .select({ ...found, key: keys.key })
    .from(customers)
    .innerJoin(priceGroups, eq(priceGroups.id, customers.priceGroupId))
    .where(and(where, keys.where))
    .orderBy(keys.orderBy)
    .limit(keys.limit)
  return keys.part(rows, part.total ?? (await db.$count(customers, where)))
}

export type FoundCustomer = Omit<Awaited<ReturnType<typeof findCustomers>>['rows'][number], 'key'>

/** A customer as lists show it; undefined if there is none. */
export async function foundCustomer(db: Db, customerId: number): Promise<FoundCustomer | undefined> {
  const [row] = await db
    .select(found)
    .from(customers)
    .innerJoin(priceGroups, eq(priceGroups.id, customers.priceGroupId))
    .where(eq(customers.id, customerId))
  return row
}

const MOST = 500

/** Ids of the customers whose company contains a text, ignoring case; 500 at most. */
export async function customersLike(db: Db, text: string): Promise<number[]> {
  const named = ilike(customers.company, containing(text))
  const found = await db.select({ id: customers.id }).from(customers).where(named).limit(MOST)
  return found.map(({ id }) => id)
}
