import { refuse } from '@fairfloor/domain/people/refusals'
import { and, asc, count, eq, gt, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { keyset, type Part, up } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { companies } from '../../companies/view-tables.ts'
import { hasSecondFactor } from '../second-factor/factors.ts'
import { viewerChanged } from '../sessions/sessions.ts'
import { sessions, users } from '../tables.ts'

export type StaffFacts = Pick<
  typeof users.$inferSelect,
  'isOperator' | 'isAgent' | 'isOrganiser' | 'brandErpId' | 'customerId'
>

type Wanted = {
  /** In name, address or company; empty for all. */
  readonly search: string
  readonly role?: 'customer' | 'operator' | 'agent' | 'organiser' | 'exhibitor' | undefined
  readonly state?: 'active' | 'blocked' | undefined
}

const IS_ROLE: Readonly<Record<NonNullable<Wanted['role']>, SQL | undefined>> = {
  customer: isNotNull(users.customerId),
  operator: eq(users.isOperator, true),
  agent: eq(users.isAgent, true),
  organiser: eq(users.isOrganiser, true),
  exhibitor: and(isNotNull(users.brandErpId), eq(users.isOrganiser, false)),
}

/** Nobody logs in as the others. */
const isPerson = and(eq(users.isTechnical, false), isNull(users.removedAt))
const found = { user: users, company: companies.company }

/** A part of the people by name, and how many there are. */
export async function findPeople(db: Db, { search, role, state }: Wanted, part: Part) {
  const like = containing(search)
  const where = and(
    isPerson,
    role && IS_ROLE[role],
    state && (state === 'blocked' ? isNotNull(users.blockedAt) : isNull(users.blockedAt)),
    search === '' ? undefined : or(ilike(users.name, like), ilike(users.email, like), ilike(companies.company, like)),
  )
  const all = () => eq(companies.id, users.customerId)
  const keys = keyset([up(users.name, 'text'), up(users.id)], part)
  const [counted] = await db.select({ total: count() }).from(users).leftJoin(companies, all()).where(where)
  const rows = await db
    .select({ ...found, key: keys.key })
    .from(users)
    .leftJoin(companies, all())
    .where(and(where, keys.where))
    .orderBy(keys.orderBy)
    .limit(keys.limit)
  return keys.part(rows, counted?.total ?? 0)
}

/** Somebody who may log in, or is blocked, with second factor and number of open sessions; undefined for anybody else. */
export async function findPerson(db: Db, userId: number, now: Date) {
  const [row] = await db
    .select({ ...found, hasFactor: hasSecondFactor(users.id) })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.customerId))
    .where(and(eq(users.id, userId), isPerson))
  if (!row) return undefined
  const open = and(or(eq(sessions.userId, userId), eq(sessions.agentId, userId)), gt(sessions.expiresAt, now))
  return { ...row, sessions: await db.$count(sessions, open) }
}

export type FoundPerson = Omit<Awaited<ReturnType<typeof findPeople>>['rows'][number], 'key'>

/**
 * Locks the operators, so that two of them cannot shut each other out at once.
 * @returns the ids of those who may log in
 * @throws Refusal forbidden for one who has just stopped being one of them
 */
export async function lockOperators(tx: Db, by: number): Promise<readonly number[]> {
  const operators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isOperator, true), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .for('update')
  if (!operators.some(({ id }) => id === by)) throw refuse('forbidden')
  return operators.map(({ id }) => id)
}

/** Operators who may log in. */
export async function operatorIds(db: Db): Promise<readonly number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isOperator, true), isNull(users.blockedAt)))
  return found.map(({ id }) => id)
}

/** Sets what a member of staff is, on every server when the transaction commits. */
export async function setStaff(tx: Db, bus: Bus, userId: number, facts: Omit<StaffFacts, 'customerId'>): Promise<void> {
  await tx.update(users).set(facts).where(eq(users.id, userId))
  await viewerChanged(tx, bus, userId)
}
