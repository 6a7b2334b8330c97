import { MOST_PER_HOUR } from '@fairfloor/domain/complaints/complaint'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { complaintMessages, complaints } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Lets a user of a customer write only so often, complaints and messages together. Locks the user's writing first of all,
 * so that those sent at once are counted one after the other, on every server.
 * @throws Refusal too_many_complaints
 */
export async function guardPace(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`complaints of ${userId}`}, 0))`)
  const since = new Date(now.getTime() - HOUR_MS)
  const made = await tx.$count(complaints, and(eq(complaints.userId, userId), gt(complaints.madeAt, since)))
  const { userId: writer, fromDesk, writtenAt } = complaintMessages
  const written = await tx.$count(complaintMessages, and(eq(writer, userId), eq(fromDesk, false), gt(writtenAt, since)))
  if (made + written >= MOST_PER_HOUR) throw refuse('too_many_complaints')
}
