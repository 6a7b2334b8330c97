import { eq, sql } from 'drizzle-orm'
import { type Eraser, strike } from './strike.ts'
import { idempotencyKeys, mails, outboxEvents } from './tables.ts'

/** Mails to a person go; in those to others, in events and in kept answers name and address are struck out. */
export const erasePlatform: Eraser = async (tx, person) => {
  await tx.delete(mails).where(sql`lower(${mails.recipient}) = ${person.account}`)
  await tx.update(mails).set({ replyTo: null }).where(sql`lower(${mails.replyTo}) = ${person.account}`)
  await strike(tx, person, [mails.subject, mails.html, mails.text, mails.error])
  await strike(tx, person, [outboxEvents.payload, outboxEvents.error])
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, person.userId))
  await strike(tx, person, [idempotencyKeys.answer])
}
