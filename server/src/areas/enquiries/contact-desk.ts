import * as contract from '@fairfloor/domain/enquiries/contact-desk-contract'
import * as shapes from '@fairfloor/domain/enquiries/contact-shapes'
import { refuse } from '@fairfloor/domain/enquiries/refusals'
import type { enquiryStates } from '@fairfloor/domain/enquiries/states'
import { and, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { down, type Part, partOfTable } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import { peopleById } from '../people/index.ts'
import { mailContactAnswer } from './mail-contact.ts'
import type { Deps } from './mail-staff.ts'
import { contactEnquiries } from './tables.ts'

type Contact = typeof contactEnquiries.$inferSelect

/** What was written on the contact pages, for the operator to answer. */
export function serveContactDesk(platform: Platform, deps: Deps): void {
  const { db } = platform

  const list = async ({ query: { search, state } }: ListCall<typeof contract.getContactEnquiries>, part: Part) => {
    const where = and(state && inState(state), search === '' ? undefined : mentions(search))
    const order = [down(contactEnquiries.id)]
    const { rows, listed } = await partOfTable(db, contactEnquiries, { where, order, part })
    return { ...listed, enquiries: await views(db, rows) }
  }

  serveList(platform, contract.getContactEnquiries, shapes.getContactEnquiries, list, {
    name: 'contacts',
    rows: ({ enquiries }) => enquiries,
    columns: [
      ['company', ({ company }) => company],
      ['person', ({ name }) => name],
      ['email', ({ email }) => email],
      ['phone', ({ phone }) => phone],
      ['brand', ({ brand }) => brand],
      ['kind', ({ kind }) => kind, 'word'],
      ['text', ({ message }) => message],
      ['written', ({ asked_at }) => asked_at, 'instant'],
      ['answered', ({ answered_at }) => answered_at, 'instant'],
    ],
  })

  serve(platform, contract.answerContact, shapes.answerContact, ({ params: { id }, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const answer = body.answer.trim()
      if (answer === '') throw refuse('answer_empty').at('answer')
      const enquiry = await setAnswered(tx, id, { answer, answeredAt: now, answeredBy: viewer.userId })
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'answer enquiry', subject: subjectOf(enquiry) })
      await mailContactAnswer(tx, deps, enquiry)
      return (await views(tx, [enquiry]))[0]!
    }),
  )

  serve(
    platform,
    contract.markContactAnswered,
    shapes.markContactAnswered,
    ({ params: { id }, viewer, now, transaction }) =>
      transaction(async tx => {
        const enquiry = await setAnswered(tx, id, { answeredAt: now, answeredBy: viewer.userId })
        const subject = subjectOf(enquiry)
        await writeAudit(tx, { at: now, userId: viewer.userId, action: 'mark enquiry answered', subject })
        return (await views(tx, [enquiry]))[0]!
      }),
  )
}

/** Once. @throws Refusal not_found, enquiry_answered */
async function setAnswered(tx: Db, id: number, answered: Partial<Contact>): Promise<Contact> {
  const [enquiry] = await tx
    .update(contactEnquiries)
    .set(answered)
    .where(and(eq(contactEnquiries.id, id), isNull(contactEnquiries.answeredAt)))
    .returning()
  if (enquiry) return enquiry
  throw refuse((await tx.$count(contactEnquiries, eq(contactEnquiries.id, id))) > 0 ? 'enquiry_answered' : 'not_found')
}

async function views(db: Db, found: readonly Contact[]) {
  const people = await peopleById(db, [...new Set(found.flatMap(({ answeredBy }) => answeredBy ?? []))])
  return found.map(({ id, kind, name, email, phone, company, brand, website, message, answer, ...rest }) => ({
    ...{ id, kind, name, email, phone, company, brand, website, message, answer },
    asked_at: rest.askedAt.toISOString(),
    answered_at: rest.answeredAt?.toISOString() ?? null,
    answered_by: people.get(rest.answeredBy ?? 0)?.name ?? null,
  }))
}

const subjectOf = ({ company, name }: Contact) => company || name

const inState = (state: (typeof enquiryStates)[number]) =>
  state === 'open' ? isNull(contactEnquiries.answeredAt) : isNotNull(contactEnquiries.answeredAt)

const mentions = (search: string) => {
  const { message, name, company, brand, email } = contactEnquiries
  return or(...[message, name, company, brand, email].map(column => ilike(column, containing(search))))
}
