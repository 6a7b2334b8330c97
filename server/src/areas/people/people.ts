import { and, asc, eq, ilike, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { containing } from '../../platform/like-pattern.ts'
import { companies } from '../companies/view-tables.ts'
import { users } from './tables.ts'

type Person = { readonly id: number; readonly name: string; readonly email: string }

const person = { id: users.id, name: users.name, email: users.email }
const MOST = 500

/** Users by id, for lists that name people. */
export async function peopleById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select(person)
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(found.map(one => [one.id, one]))
}

/** Ids of the users whose name or address contains a text, ignoring case; 500 at most. */
export async function peopleLike(db: Db, text: string): Promise<number[]> {
  const like = containing(text)
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, like), ilike(users.email, like)))
    .limit(MOST)
  return found.map(({ id }) => id)
}

/** Everybody with a login, by address, with their company; optionally only those whose name, address or company contains a text. */
export async function allUsers(db: Db, text = '') {
  const like = containing(text)
  return db
    .select({ user: users, company: companies.company, number: companies.erpId })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.customerId))
    .where(
      text === '' ? undefined : or(ilike(users.name, like), ilike(users.email, like), ilike(companies.company, like)),
    )
    .orderBy(asc(users.email))
}

/** The company that people buy for; undefined if there is none. */
export async function companyOf(db: Db, customerId: number) {
  const [company] = await db.select().from(companies).where(eq(companies.id, customerId))
  return company
}

/** Which of these users buy for a customer; staff, exhibitors and deleted users are left out. */
export async function usersOfCustomers(db: Db, userIds: readonly number[]): Promise<Set<number>> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isNotNull(users.customerId)))
  return new Set(found.map(({ id }) => id))
}
