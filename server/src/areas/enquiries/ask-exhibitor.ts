import { type EnquiryText, enquiryProblem } from '@fairfloor/domain/enquiries/enquiry'
import { refuse } from '@fairfloor/domain/enquiries/refusals'
import { minutesToWait, paceStart, paces } from '@fairfloor/domain/paces'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lockPace } from '../../platform/pace.ts'
import { type Booth, type Deps, mailStaff } from './mail-staff.ts'
import { boothEnquiries } from './tables.ts'

/**
 * Stores an enquiry and mails it to the booth. The same text sent again within the hour, from another tab or after a
 * lost answer, is the same enquiry.
 * @throws Refusal enquiry_without_message, enquiry_without_phone, no_phone_number, too_many_enquiries
 */
export async function askExhibitor(
  tx: Db,
  deps: Deps,
  booth: Booth,
  viewer: CustomerViewer,
  typed: EnquiryText,
  now: Date,
): Promise<void> {
  const text = trimmed(typed)
  const problem = enquiryProblem(text)
  if (problem) throw refuse(problem.code).at(problem.path)
  await lockPace(tx, `booth enquiry ${viewer.userId}`)
  const earlier = await tx
    .select()
    .from(boothEnquiries)
    .where(and(eq(boothEnquiries.userId, viewer.userId), gt(boothEnquiries.askedAt, paceStart(paces.enquiries, now))))
    .orderBy(desc(boothEnquiries.askedAt))
  const { kind, message, phone, call_when: wishedTime } = text
  const isSame = (one: typeof boothEnquiries.$inferSelect) =>
    one.exhibitorId === booth.exhibitorId &&
    one.kind === kind &&
    one.message === message &&
    one.phone === phone &&
    one.wishedTime === wishedTime
  if (earlier.some(isSame)) return
  const instants = earlier.map(({ askedAt }) => askedAt)
  const minutes = minutesToWait(paces.enquiries, instants, now)
  if (minutes > 0) throw refuse('too_many_enquiries', { minutes })
  const { editionId, exhibitorId } = booth
  const { customerId, userId, agent } = viewer
  const enquiry = { editionId, exhibitorId, customerId, userId, agentId: agent?.userId ?? null }
  await tx.insert(boothEnquiries).values({ ...enquiry, kind, message, phone, wishedTime, askedAt: now })
  await mailStaff(tx, deps, booth, viewer, text)
}

function trimmed({ kind, message, phone, call_when }: EnquiryText): EnquiryText {
  const base = { kind, message: message.trim(), call_when: '', phone: '' }
  return kind === 'call' ? { ...base, phone: phone.trim(), call_when: call_when.trim() } : base
}
