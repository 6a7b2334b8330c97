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
  return setAnswered(tx, id, { answer: text, answeredAt: now, answeredBy: by })
}

/**
 * Notes that an enquiry was answered outside the shop, once.
 * @throws Refusal not_found, enquiry_answered
 */
export const markAnswered = (tx: Db, { id, by, now }: { id: number; by: number; now: Date }): Promise<Enquiry> =>
  setAnswered(tx, id, { answeredAt: now, answeredBy: by })

async function setAnswered(
  tx: Db,
  id: number,
  answered: { answer?: string; answeredAt: Date; answeredBy: number },
): Promise<Enquiry> {
  const [enquiry] = await tx
    .update(boothEnquiries)
    .set(answered)
    .where(and(eq(boothEnquiries.id, id), isNull(boothEnquiries.answeredAt)))
    .returning()
  if (enquiry) return enquiry
  const [known] = await tx.select({ id: boothEnquiries.id }).from(boothEnquiries).where(eq(boothEnquiries.id, id))
  throw refuse(known ? 'enquiry_answered' : 'not_found')
}
