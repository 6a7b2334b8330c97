import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { accountOf } from './accounts.ts'
import { loginAttempts, sessions, users } from './tables.ts'

const MOST = 100
const DAY_MS = 24 * 60 * 60 * 1000

/** All users of a customer, also blocked and removed ones and the one of its key, in order of creation. */
export const everyUserOf = (db: Db, customerId: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      rights: users.rights,
      orderLimit: users.orderLimit,
      isTechnical: users.isTechnical,
      lastLoginAt: users.lastLoginAt,
      blockedAt: users.blockedAt,
      removedAt: users.removedAt,
    })
    .from(users)
    .where(eq(users.customerId, customerId))
    .orderBy(asc(users.id))

/** The addresses with which a customer's users log in and get mail. */
async function accountsOfCustomer(db: Db, customerId: number): Promise<string[]> {
  const found = await db.select({ email: users.email }).from(users).where(eq(users.customerId, customerId))
  return found.map(({ email }) => email)
}

const agents = alias(users, 'agents')

/**
 * The running sessions of a customer's users, and the logins of the last day to their accounts that failed, newest first; 100
 * of each at most.
 */
export const loginsOfCustomer = async (db: Db, customerId: number, now: Date) => ({
  sessions: await sessionsOf(db, customerId, now),
  failed: await failedLoginsOf(db, customerId, now),
})

const sessionsOf = (db: Db, customerId: number, now: Date) =>
  db
    .select({
      name: users.name,
      email: users.email,
      beganAt: sessions.createdAt,
      endsAt: sessions.expiresAt,
      agent: agents.name,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.id, sessions.agentId))
    .where(and(eq(users.customerId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), asc(sessions.tokenHash))
    .limit(MOST)

async function failedLoginsOf(db: Db, customerId: number, now: Date) {
  const accounts = (await accountsOfCustomer(db, customerId)).map(accountOf)
  return db
    .select({
      id: loginAttempts.id,
      email: loginAttempts.account,
      address: loginAttempts.address,
      at: loginAttempts.at,
    })
    .from(loginAttempts)
    .where(
      and(
        eq(loginAttempts.kind, 'login'),
        inArray(loginAttempts.account, accounts),
        gt(loginAttempts.at, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy(desc(loginAttempts.at), desc(loginAttempts.id))
    .limit(MOST)
}
