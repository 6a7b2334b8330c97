import { getAuditLog } from '@fairfloor/domain/back-office/contract'
import * as shapes from '@fairfloor/domain/back-office/shapes'
import type { Answer } from '@fairfloor/domain/endpoint'
import { and, desc, eq, gte, ilike, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { down, type Part, partOfTable } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { type Person, peopleById, peopleLike, usersOf } from './people.ts'
import { auditLog } from './tables.ts'

const MOST = 200
const MOST_CHANGES = 500

/** The audit log, switched sessions of agents included. */
export function serveAuditLog(platform: Platform): void {
  const { db } = platform

  const list = async (
    { query: { search, switched, customer } }: ListCall<typeof getAuditLog>,
    part: Part,
  ): Promise<Answer<typeof getAuditLog>> => {
    const where = and(
      switched && isNotNull(auditLog.agentId),
      search === '' ? undefined : await mentions(db, search),
      customer === undefined ? undefined : await about(db, customer),
    )
    const { rows: found, listed } = await partOfTable(db, auditLog, { where, order: [down(auditLog.id)], part })
    const ids = new Set(found.flatMap(({ userId, agentId }) => [userId, agentId]).filter(id => id !== null))
    const people = await peopleById(db, [...ids])
    return {
      ...listed,
      entries: found.map(({ id, at, userId, agentId, action, subject, details }) => ({
        id,
        at: at.toISOString(),
        user: view(people.get(userId ?? 0)),
        agent: view(people.get(agentId ?? 0)),
        action,
        subject,
        details: details as Record<string, unknown>,
      })),
    }
  }

  serveList(platform, getAuditLog, shapes.getAuditLog, list, {
    name: 'audit',
    rows: ({ entries }) => entries,
    columns: [
      ['at', ({ at }) => at, 'instant'],
      ['person', ({ user }) => user?.name],
      ['agent', ({ agent }) => agent?.name],
      ['action', ({ action }) => action],
      ['subject', ({ subject }) => subject],
      ['details', ({ details }) => JSON.stringify(details)],
    ],
  })
}

async function mentions(db: Db, search: string) {
  const like = containing(search)
  const people = await peopleLike(db, search)
  return or(
    ilike(auditLog.action, like),
    ilike(auditLog.subject, like),
    inArray(auditLog.userId, people),
    inArray(auditLog.agentId, people),
  )
}

/** What was done to a customer and its users, and what they did through an agent. */
async function about(db: Db, customerId: number) {
  const all = await usersOf(db, customerId)
  const accounts = all.map(({ email }) => email)
  const ids = all.map(({ id }) => id)
  return or(eq(auditLog.customerId, customerId), inArray(auditLog.subject, accounts), inArray(auditLog.userId, ids))
}

const view = (person: Person | undefined) => (person ? { name: person.name, email: person.email } : null)

/** The latest changes that agents made as these users, newest first, 500 at most. */
export const changedByAgents = (db: Db, userIds: readonly number[]) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      userId: auditLog.userId,
      agentId: auditLog.agentId,
      action: auditLog.action,
    })
    .from(auditLog)
    .where(and(inArray(auditLog.userId, [...userIds]), isNotNull(auditLog.agentId)))
    .orderBy(desc(auditLog.id))
    .limit(MOST_CHANGES)

/** Who has done an action to a subject since then; null for the terminal. */
export async function doneSince(db: Db, action: string, subject: string, since: Date): Promise<(number | null)[]> {
  const found = await db
    .select({ userId: auditLog.userId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, action), gte(auditLog.at, since)))
  return found.map(({ userId }) => userId)
}

/** What the audit log says of a subject, newest first. */
export async function auditOf(db: Db, subject: string) {
  const found = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(MOST)
  const people = await peopleById(
    db,
    found.flatMap(({ userId }) => userId ?? []),
  )
  return found.map(({ id, at, userId, action, details }) => ({
    ...{ id, at, action },
    by: people.get(userId ?? 0)?.name ?? null,
    details: details as Record<string, unknown>,
  }))
}
