import { asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { containing } from '../../platform/like-pattern.ts'
import { customers, users } from './tables.ts'

export type Person = { readonly id: number; readonly name: string; readonly email: string }

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
    .select({ user: users, company: customers.company, number: customers.erpId })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(
      text === '' ? undefined : or(ilike(users.name, like), ilike(users.email, like), ilike(customers.company, like)),
    )
    .orderBy(asc(users.email))
}
