import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { people } from '../people/view-tables.ts'
import { customers } from './tables.ts'

type NewCustomer = Omit<typeof customers.$inferInsert, 'id'>

/** Adds a customer. @returns its id; undefined where another one has its number */
export async function addCustomer(tx: Db, customer: NewCustomer): Promise<number | undefined> {
  const [added] = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id })
  return added?.id
}

/** What tells that a customer is a company: each may be unknown. */
type Marks = {
  /** As authorities write it. */
  readonly vatId: string | null
  /** In small letters and digits, as registered in the country. */
  readonly registerNumber: string | null
  readonly country: string
  /** What follows the @ in the addresses of its people. */
  readonly domain: string | null
}

/** A column of numbers in registers, for comparing with what `plainRegisterNumber` makes. */
export const plainNumberOf = (column: PgColumn): SQL => sql`lower(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`

/** Customers that share a VAT id, a number in the register or the mail domain of their users; 20 at most. */
export async function alikeCustomers(db: Db, { vatId, registerNumber, country, domain }: Marks) {
  const plainVat = sql`upper(regexp_replace(${customers.vatId}, '[^A-Za-z0-9+*]', '', 'g'))`
  const plainNumber = plainNumberOf(customers.chamberNumber)
  const hasVatId = vatId === null ? sql`false` : sql`coalesce(${plainVat} = ${vatId}, false)`
  const hasNumber =
    registerNumber === null
      ? sql`false`
      : sql`coalesce(${and(eq(customers.country, country), sql`${plainNumber} = ${registerNumber}`)}, false)`
  const hasDomain =
    domain === null
      ? sql`false`
      : sql`exists (select from ${people} where ${people.customerId} = ${customers.id}
          and right(lower(${people.email}), ${domain.length + 1}::int) = ${`@${domain}`})`
  return db
    .select({
      id: customers.id,
      company: customers.company,
      hasVatId: told(hasVatId),
      hasRegisterNumber: told(hasNumber),
      hasDomain: told(hasDomain),
    })
    .from(customers)
    .where(or(hasVatId, hasNumber, hasDomain))
    .orderBy(asc(customers.company))
    .limit(20)
}

export type AlikeCustomer = Awaited<ReturnType<typeof alikeCustomers>>[number]

const told = (condition: SQL) => sql<boolean>`${condition}`
