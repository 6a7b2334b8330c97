import { refuse } from '@fairfloor/domain/general-refusals'
import { LEAST_SEARCHED } from '@fairfloor/domain/identity/customer-search'
import { SEARCHES_PER_MINUTE, searchesSince } from '@fairfloor/domain/identity/throttle'
import type { Viewer } from '@fairfloor/domain/identity/viewer'
import { and, asc, eq, gt, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { containing } from '../../platform/like-pattern.ts'
import { noStaff } from './policy.ts'
import { addresses, customers, loginAttempts, users } from './tables.ts'

const MOST = 20

type Search = { agent: Viewer; search: string; now: Date }

/**
 * Users whom an agent may act for. Each word must stand in the company, its number, one of its places, or the user's
 * name or address.
 * @throws Refusal too_many
 */
export async function findSwitchable(tx: Db, { agent, search, now }: Search) {
  const words = search.trim().split(/\s+/).filter(Boolean)
  if (words.join('').length < LEAST_SEARCHED) return []
  await countSearch(tx, agent, now)
  return tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      company: customers.company,
      number: customers.erpId,
      city: sql<string | null>`(select ${addresses.city} from ${addresses}
        where ${addresses.customerId} = ${customers.id} order by ${addresses.isDefault} desc, ${addresses.id} limit 1)`,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(isSwitchable, ...words.map(mentions)))
    .orderBy(asc(customers.company), asc(users.email))
    .limit(MOST)
}

/** `mayBeActedFor` as a condition on users and their customers. */
const isSwitchable = and(
  isNull(users.blockedAt),
  isNotNull(customers.approvedAt),
  isNull(customers.blockedAt),
  ...Object.entries(noStaff).map(([field, value]) => {
    const column = users[field as keyof typeof noStaff]
    return value === null ? isNull(column) : eq(column, value)
  }),
)

function mentions(word: string) {
  const like = containing(word)
  return or(
    ilike(customers.company, like),
    ilike(customers.erpId, like),
    ilike(users.name, like),
    ilike(users.email, like),
    sql`exists (select 1 from ${addresses} where ${addresses.customerId} = ${customers.id}
      and (${addresses.city} ilike ${like} or ${addresses.zip} ilike ${like}))`,
  )
}

/** Counts that an agent searches for customers, or opens one: ids count up. @throws Refusal too_many */
export async function countSearch(
  tx: Db,
  { email }: Viewer,
  at: Date,
  kind: 'customer-search' | 'customer-view' = 'customer-search',
): Promise<void> {
  const account = email.toLowerCase()
  // Servers on the same database count one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${account}`}, 0))`)
  const made = await tx.$count(
    loginAttempts,
    and(eq(loginAttempts.kind, kind), eq(loginAttempts.account, account), gt(loginAttempts.at, searchesSince(at))),
  )
  if (made >= SEARCHES_PER_MINUTE) throw refuse('too_many', { minutes: 1 })
  await tx.insert(loginAttempts).values({ kind, account, address: '', at })
}
