import { refuse } from '@fairfloor/domain/complaints/refusals'
import type { Db } from '../../platform/database.ts'
import { guardPace } from './pace.ts'
import { type Complaint, lockComplaint } from './queries.ts'
import { complaintMessages } from './tables.ts'

type Writing = {
  readonly id: number
  /** The customer who writes; null: somebody at the desk. */
  readonly customerId: number | null
  readonly userId: number
  readonly text: string
  readonly now: Date
}

/**
 * Writes a message about a complaint that is not closed.
 * @throws Refusal not_found, empty_message, complaint_closed, too_many_complaints
 */
export async function writeMessage(tx: Db, { id, customerId, userId, text: typed, now }: Writing): Promise<Complaint> {
  if (customerId !== null) await guardPace(tx, userId, now)
  const complaint = await lockComplaint(tx, id)
  if (!complaint || (customerId !== null && complaint.customerId !== customerId)) throw refuse('not_found')
  const text = typed.trim()
  if (text === '') throw refuse('empty_message').at('text')
  if (complaint.closedAt) throw refuse('complaint_closed')
  await keepMessage(tx, { complaintId: id, fromDesk: customerId === null, userId, text, writtenAt: now })
  return complaint
}

export async function keepMessage(tx: Db, message: Omit<typeof complaintMessages.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(complaintMessages).values(message)
}
