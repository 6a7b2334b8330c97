import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { boothEnquiries } from './tables.ts'

export type Enquiry = typeof boothEnquiries.$inferSelect

/** What a user has asked an exhibitor, newest first, as on the wire. */
export async function enquiriesOf(db: Db, exhibitorId: number, userId: number) {
  const found = await db
    .select()
    .from(boothEnquiries)
    .where(and(eq(boothEnquiries.exhibitorId, exhibitorId), eq(boothEnquiries.userId, userId)))
    .orderBy(desc(boothEnquiries.id))
  return found.map(wordsOf)
}

/** The fields that buyer and operator both see. */
export const wordsOf = ({ id, kind, message, phone, wishedTime, askedAt, answer, answeredAt }: Enquiry) => ({
  id,
  kind,
  message,
  phone,
  call_when: wishedTime,
  asked_at: askedAt.toISOString(),
  answer,
  answered_at: answeredAt?.toISOString() ?? null,
})
