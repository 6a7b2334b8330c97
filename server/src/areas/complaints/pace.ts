import { refuse } from '@fairfloor/domain/complaints/refusals'
import { paces } from '@fairfloor/domain/paces'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lockPace, paceOf } from '../../platform/pace.ts'
import { complaints, complaintMessages as messages } from './tables.ts'

/** Counts what a user of a customer writes, complaints and messages together. @throws Refusal too_many_complaints */
export async function guardPace(tx: Db, userId: number, now: Date): Promise<void> {
  await lockPace(tx, `complaints of ${userId}`)
  const made = { at: complaints.madeAt, of: eq(complaints.userId, userId) }
  const written = { at: messages.writtenAt, of: and(eq(messages.userId, userId), eq(messages.fromDesk, false)) }
  if ((await paceOf(tx, paces.complaints, now, made, written)) > 0) throw refuse('too_many_complaints')
}
