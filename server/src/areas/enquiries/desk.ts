import * as contract from '@fairfloor/domain/enquiries/desk-contract'
import { enquiriesPage } from '@fairfloor/domain/enquiries/desk-pages'
import * as shapes from '@fairfloor/domain/enquiries/desk-shapes'
import type { enquiryStates } from '@fairfloor/domain/enquiries/states'
import { titles } from '@fairfloor/domain/enquiries/titles'
import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import { and, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { down, type Part, partOfTable } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import type { Block } from '../../platform/mail-layout.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { companyNames } from '../companies/index.ts'
import { peopleById, peopleLike, readersById } from '../people/index.ts'
import { exhibitorsById, type Shows } from '../trade-show/index.ts'
import { answerEnquiry, markAnswered } from './answer-enquiry.ts'
import type { Deps } from './mail-staff.ts'
import { mailTexts } from './mail-texts.ts'
import { type Enquiry, wordsOf } from './queries.ts'
import { boothEnquiries } from './tables.ts'

/** Enquiries for the operator, who sees those of every booth and may answer them. */
export function serveEnquiriesDesk(platform: Platform, deps: Deps & { catalogue: Catalogue; shows: Shows }): void {
  const { db, config } = platform
  const { shop, letters, catalogue, shows } = deps

  platform.pages.describe(enquiriesPage, 'private', ({ language }) => ({ title: titles[language].enquiries }))

  const list = async ({ query: { search, state } }: ListCall<typeof contract.getDeskEnquiries>, part: Part) => {
    const where = and(state && inState(state), search === '' ? undefined : await mentions(db, search))
    const order = [down(boothEnquiries.id)]
    const { rows, listed } = await partOfTable(db, boothEnquiries, { where, order, part })
    return { ...listed, enquiries: await views(db, rows) }
  }

  serveList(platform, contract.getDeskEnquiries, shapes.getDeskEnquiries, list, {
    name: 'enquiries',
    rows: ({ enquiries }) => enquiries,
    columns: [
      ['company', ({ company }) => company],
      ['person', ({ name }) => name],
      ['email', ({ email }) => email],
      ['phone', ({ phone }) => phone],
      ['exhibitor', ({ exhibitor }) => exhibitor],
      ['kind', ({ kind }) => kind, 'word'],
      ['text', ({ message }) => message],
      ['written', ({ asked_at }) => asked_at, 'instant'],
      ['answered', ({ answered_at }) => answered_at, 'instant'],
    ],
  })

  serve(platform, contract.answerEnquiry, shapes.answerEnquiry, ({ params: { id }, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const enquiry = await answerEnquiry(tx, { id, answer: body.answer, by: viewer.userId, now })
      const [view] = await views(tx, [enquiry])
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'answer enquiry', subject: subjectOf(view!) })
      await mailBuyer(tx, enquiry, view!.exhibitor)
      return view!
    }),
  )

  serve(
    platform,
    contract.markEnquiryAnswered,
    shapes.markEnquiryAnswered,
    ({ params: { id }, viewer, now, transaction }) =>
      transaction(async tx => {
        const [view] = await views(tx, [await markAnswered(tx, { id, by: viewer.userId, now })])
        const subject = subjectOf(view!)
        await writeAudit(tx, { at: now, userId: viewer.userId, action: 'mark enquiry answered', subject })
        return view!
      }),
  )

  async function mailBuyer(tx: Db, { userId, exhibitorId, message, answer }: Enquiry, brand: string): Promise<void> {
    // The booth of an earlier edition has no address.
    const booth = shows.find()?.exhibitorById.get(exhibitorId)
    for (const to of await readersById(tx, shop.current().languages, [userId])) {
      const t = mailTexts[to.language].toBuyer
      const blocks: Block[] = [
        { text: t.lead(brand) },
        { text: answer ?? '' },
        ...(message === '' ? [] : [{ facts: [[t.asked, message]] as const }]),
        ...(booth
          ? [{ button: t.toBooth, href: `${config.publicUrl}${boothAddress(booth.panoNumber, booth.boothNumber)}` }]
          : []),
      ]
      const content = { subject: t.subject(brand), preview: answer ?? '', blocks }
      await letters.write(tx, { kind: 'booth-answer', to, content })
    }
  }

  async function views(tx: Db, enquiries: readonly Enquiry[]) {
    const exhibitors = await exhibitorsById(
      tx,
      enquiries.map(({ exhibitorId }) => exhibitorId),
    )
    const companies = await companyNames(
      tx,
      enquiries.map(({ customerId }) => customerId),
    )
    const ids = enquiries.flatMap(({ userId, agentId, answeredBy }) => [userId, agentId ?? [], answeredBy ?? []].flat())
    const people = await peopleById(tx, [...new Set(ids)])
    return enquiries.map(enquiry => {
      const exhibitor = exhibitors.get(enquiry.exhibitorId)
      return {
        ...wordsOf(enquiry),
        exhibitor: (exhibitor && catalogue.snapshot().brands.get(exhibitor.brandId)?.name) ?? '',
        booth_number: exhibitor?.boothNumber ?? 0,
        company: companies.get(enquiry.customerId) ?? '',
        name: people.get(enquiry.userId)?.name ?? '',
        email: people.get(enquiry.userId)?.email ?? '',
        agent: people.get(enquiry.agentId ?? 0)?.name ?? null,
        answered_by: people.get(enquiry.answeredBy ?? 0)?.name ?? null,
      }
    })
  }
}

const subjectOf = ({ company, exhibitor }: { company: string; exhibitor: string }) => `${company}, ${exhibitor}`

const inState = (state: (typeof enquiryStates)[number]) =>
  state === 'open' ? isNull(boothEnquiries.answeredAt) : isNotNull(boothEnquiries.answeredAt)

const mentions = async (db: Db, search: string) =>
  or(ilike(boothEnquiries.message, containing(search)), inArray(boothEnquiries.userId, await peopleLike(db, search)))
