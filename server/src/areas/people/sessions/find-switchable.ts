import { refuse } from '@fairfloor/domain/general-refusals'
import { paces } from '@fairfloor/domain/paces'
import { LEAST_SEARCHED } from '@fairfloor/domain/people/customer-search'
import type { Viewer } from '@fairfloor/domain/viewer'
import { and, asc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { lockPace, paceOf } from '../../../platform/pace.ts'
import { companies, companyPlaces } from '../../companies/view-tables.ts'
import { noStaff } from '../policy.ts'
import { loginAttempts, users } from '../tables.ts'

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
      company: companies.company,
      number: companies.erpId,
      city: sql<string | null>`(select ${companyPlaces.city} from ${companyPlaces}
        where ${companyPlaces.customerId} = ${companies.id} order by ${companyPlaces.isDefault} desc, ${companyPlaces.id} limit 1)`,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.customerId))
    .where(and(isSwitchable, ...words.map(mentions)))
    .orderBy(asc(companies.company), asc(users.email))
    .limit(MOST)
}

/** `mayBeActedFor` as a condition on users and their companies. */
const isSwitchable = and(
  isNull(users.blockedAt),
  isNotNull(companies.approvedAt),
  isNull(companies.blockedAt),
  ...Object.entries(noStaff).map(([field, value]) => {
    const column = users[field as keyof typeof noStaff]
    return value === null ? isNull(column) : eq(column, value)
  }),
)

function mentions(word: string) {
  const like = containing(word)
  return or(
    ilike(companies.company, like),
    ilike(companies.erpId, like),
    ilike(users.name, like),
    ilike(users.email, like),
    sql`exists (select 1 from ${companyPlaces} where ${companyPlaces.customerId} = ${companies.id}
      and (${companyPlaces.city} ilike ${like} or ${companyPlaces.zip} ilike ${like}))`,
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
  await lockPace(tx, `${kind} ${account}`)
  const own = and(eq(loginAttempts.kind, kind), eq(loginAttempts.account, account))
  const minutes = await paceOf(tx, paces.customerSearches, at, { at: loginAttempts.at, of: own })
  if (minutes > 0) throw refuse('too_many', { minutes })
  await tx.insert(loginAttempts).values({ kind, account, address: '', at })
}
