import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { companies } from '../companies/view-tables.ts'
import { company } from './company.ts'
import { standingOf } from './policy.ts'
import { oneTimePasswords, users } from './tables.ts'

/** Longest e-mail address (RFC 5321, errata 1690). */
const EMAIL_MOST = 254

/** The normalised form of an address, for storing, looking up and counting accounts. */
export const accountOf = (typed: string): string => typed.trim().toLowerCase().slice(0, EMAIL_MOST)

const hasAddress = (account: string): SQL => sql`lower(${users.email}) = ${account}`

/** A user with the fields that login decisions need; undefined for an unknown address. */
export const findAccount = (db: Db, account: string) => findOne(db, hasAddress(account))

/** The same by the user's id. */
export const findUser = (db: Db, userId: number) => findOne(db, eq(users.id, userId))

async function findOne(db: Db, which: SQL) {
  const [row] = await db
    .select({ user: users, customer: company })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.customerId))
    .where(which)
  return row && { ...row.user, ...standingOf(row.customer), company: row.customer?.company ?? null }
}

/** The same with the user's one-time password, where one is still valid. */
export async function findLogin(db: Db, account: string, now: Date) {
  const [row] = await db
    .select({ user: users, customer: company, oneTimeHash: oneTimePasswords.passwordHash })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.customerId))
    .leftJoin(oneTimePasswords, and(eq(oneTimePasswords.userId, users.id), gt(oneTimePasswords.expiresAt, now)))
    .where(hasAddress(account))
  return row && { ...row.user, ...standingOf(row.customer), oneTimeHash: row.oneTimeHash }
}
