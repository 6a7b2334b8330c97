import type { ApprovalState } from '@fairfloor/domain/basket/approval/approval'
import { refuse } from '@fairfloor/domain/basket/refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { peopleById } from '../../people/index.ts'
import { approvalLines, approvals } from '../approval-tables.ts'

export type StoredApproval = typeof approvals.$inferSelect
export type StoredLine = typeof approvalLines.$inferSelect

/** Who approves sees all of the company, others what they have asked themselves. */
const seenBy = (viewer: CustomerViewer) =>
  and(
    eq(approvals.customerId, viewer.customerId),
    hasRight(viewer, 'manage') ? undefined : eq(approvals.askedBy, viewer.userId),
  )

const MOST_DECIDED = 50

export async function listApprovals(db: Db, viewer: CustomerViewer) {
  const waiting = await db
    .select()
    .from(approvals)
    .where(and(seenBy(viewer), isNull(approvals.decidedAt)))
    .orderBy(asc(approvals.id))
  const decided = await db
    .select()
    .from(approvals)
    .where(and(seenBy(viewer), isNotNull(approvals.decidedAt)))
    .orderBy(desc(approvals.decidedAt), desc(approvals.id))
    .limit(MOST_DECIDED)
  return { waiting, decided }
}

/** Orders of a company that wait. */
export async function waitingApprovals(db: Db, customerId: number): Promise<number> {
  const [found] = await db
    .select({ waiting: count() })
    .from(approvals)
    .where(and(eq(approvals.customerId, customerId), isNull(approvals.decidedAt)))
  return found?.waiting ?? 0
}

/** @throws Refusal not_found */
export async function readApproval(db: Db, viewer: CustomerViewer, id: number): Promise<StoredApproval> {
  const [found] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), seenBy(viewer)))
  if (!found) throw refuse('not_found')
  return found
}

export const linesOf = (db: Db, approvalId: number): Promise<StoredLine[]> =>
  db.select().from(approvalLines).where(eq(approvalLines.approvalId, approvalId)).orderBy(asc(approvalLines.line))

export const stateOf = ({ outcome }: StoredApproval): ApprovalState => outcome ?? 'waiting'

/** Locks one until the commit: it is decided once. @throws Refusal not_found */
export async function lockApproval(tx: Db, viewer: CustomerViewer, id: number): Promise<StoredApproval> {
  const [found] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), seenBy(viewer)))
    .for('update')
  if (!found) throw refuse('not_found')
  return found
}

/** Locks one that the viewer may decide. @throws Refusal not_found, approval_decided, own_approval */
export async function lockToDecide(tx: Db, viewer: CustomerViewer, id: number): Promise<StoredApproval> {
  const approval = await lockApproval(tx, viewer, id)
  await guardWaiting(tx, approval)
  if (approval.askedBy === viewer.userId) throw refuse('own_approval')
  return approval
}

/** @throws Refusal approval_decided */
export async function guardWaiting(tx: Db, { outcome, decidedBy }: StoredApproval): Promise<void> {
  if (outcome === null) return
  const people = await peopleById(tx, [decidedBy ?? 0])
  throw refuse('approval_decided', { by: people.get(decidedBy ?? 0)?.name ?? '', state: outcome })
}

type Decision = Pick<
  typeof approvals.$inferInsert,
  'decidedBy' | 'decidedAt' | 'outcome' | 'answer' | 'orderId' | 'takenBackAt'
>

export const decide = (tx: Db, id: number, decision: Decision) =>
  tx.update(approvals).set(decision).where(eq(approvals.id, id))
