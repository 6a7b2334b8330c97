import { refuse } from '@fairfloor/domain/enquiries/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Enquiry } from './queries.ts'
import { boothEnquiries } from './tables.ts'

/**
 * Stores the answer to an enquiry, once.
 * @throws Refusal answer_empty, not_found, enquiry_answered
 */
export async function answerEnquiry(
  tx: Db,
  { id, answer, by, now }: { id: number; answer: string; by: number; now: Date },
): Promise<Enquiry> {
  const text = answer.trim()
  if (text === '') throw refuse('answer_empty').at('answer')
  const [answered] = await tx
    .update(boothEnquiries)
    .set({ answer: text, answeredAt: now, answeredBy: by })
    .where(and(eq(boothEnquiries.id, id), isNull(boothEnquiries.answeredAt)))
    .returning()
  if (answered) return answered
  const [known] = await tx.select({ id: boothEnquiries.id }).from(boothEnquiries).where(eq(boothEnquiries.id, id))
  throw refuse(known ? 'enquiry_answered' : 'not_found')
}
