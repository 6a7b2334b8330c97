import { eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { containing } from '../../platform/like-pattern.ts'
import { people } from '../people/view-tables.ts'

export type Person = { readonly id: number; readonly name: string; readonly email: string }

const MOST = 500
const select = (db: Db, which: SQL | undefined) =>
  db.select({ id: people.id, name: people.name, email: people.email }).from(people).where(which)

/** Users by id, for lists that name people. */
export async function peopleById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
  if (ids.length === 0) return new Map()
  return new Map((await select(db, inArray(people.id, [...ids]))).map(one => [one.id, one]))
}

/** Ids of the users whose name or address contains a text, ignoring case; 500 at most. */
export async function peopleLike(db: Db, text: string): Promise<number[]> {
  const like = containing(text)
  return (await select(db, or(ilike(people.name, like), ilike(people.email, like))).limit(MOST)).map(({ id }) => id)
}

/** All users of a customer, also blocked and removed ones and the one of its key. */
export const usersOf = (db: Db, customerId: number): Promise<Person[]> => select(db, eq(people.customerId, customerId))
