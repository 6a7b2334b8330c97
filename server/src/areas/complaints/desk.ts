import * as contract from '@fairfloor/domain/complaints/desk-contract'
import { complaintDeskPage, complaintsDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import * as shapes from '@fairfloor/domain/complaints/desk-shapes'
import { complaintIdIn } from '@fairfloor/domain/complaints/lists'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import { complaintStates } from '@fairfloor/domain/complaints/states'
import { titles } from '@fairfloor/domain/complaints/titles'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Part } from '../../platform/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { companyNames, customersLike } from '../companies/index.ts'
import { peopleById } from '../people/index.ts'
import { closeComplaint } from './close-complaint.ts'
import { acceptComplaint, refuseComplaint } from './decide.ts'
import { deskView } from './desk-view.ts'
import type { ComplaintMails } from './mails.ts'
import { type Complaint, complaintOf, inState, listComplaints } from './queries.ts'
import { mentions } from './routes.ts'
import { complaints } from './tables.ts'
import { takeOn } from './take-on.ts'
import { writeMessage } from './write-message.ts'

type Deps = { readonly catalogue: Catalogue; readonly mails: ComplaintMails }

/** Complaints of all customers, for operators. */
export function serveComplaintsDesk(platform: Platform, { catalogue, mails }: Deps): void {
  const { db } = platform
  const shown = (from: Db, complaint: Complaint) => deskView(from, catalogue, complaint)
  describePages(platform)

  const list = async ({ query }: ListCall<typeof contract.getDeskComplaints>, part: Part) => {
    const { search, state, customer } = query
    const text = search.trim()
    const customers = text === '' ? [] : await customersLike(db, text)
    const own = customer === undefined ? sql`true` : sql`c.customer_id = ${customer}`
    const which = sql`${own} and ${inState(state)} and (${mentions(text)} or c.customer_id in (
      select value::int from jsonb_array_elements_text(${JSON.stringify(customers)}::jsonb)))`
    const { found, listed } = await listComplaints(db, which, part)
    const companies = await companyNames(
      db,
      found.map(({ customer_id }) => customer_id),
    )
    const people = await peopleById(
      db,
      found.flatMap(({ taken_on_by }) => taken_on_by ?? []),
    )
    return {
      ...listed,
      counts: await countsOf(db),
      complaints: found.map(({ customer_id, taken_on_by, waits, replied: _, ...head }) => ({
        ...head,
        waits: waits && head.state !== 'closed',
        company: companies.get(customer_id) ?? '',
        taken_on_by: people.get(taken_on_by ?? 0)?.name ?? null,
      })),
    }
  }

  serveList(platform, contract.getDeskComplaints, shapes.getDeskComplaints, list, {
    name: 'complaints',
    rows: ({ complaints }) => complaints,
    columns: [
      ['number', ({ id }) => id],
      ['company', ({ company }) => company],
      ['brand', ({ brand_name }) => brand_name],
      ['article', one => `${one.product_name} ${one.product_size_name} ${one.product_attribute_name}`],
      ['reason', ({ reason }) => reason, 'word'],
      ['pieces', ({ quantity }) => quantity],
      ['order', ({ order_id }) => order_id],
      ['written', ({ made_at }) => made_at, 'instant'],
      ['changed', ({ changed_at }) => changed_at, 'instant'],
      ['state', ({ state }) => state, 'word'],
      ['person', ({ taken_on_by }) => taken_on_by],
    ],
  })

  serve(platform, contract.getDeskComplaint, shapes.getDeskComplaint, async ({ params }) => {
    const complaint = await complaintOf(db, params.id)
    if (!complaint) throw refuse('not_found')
    return shown(db, complaint)
  })

  serve(platform, contract.takeOn, shapes.takeOn, ({ params: { id }, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const complaint = await takeOn(tx, { id, userId, now })
      await writeAudit(tx, { at: now, userId, action: 'take complaint on', subject: subjectOf(id) })
      return shown(tx, complaint)
    }),
  )

  serve(platform, contract.answerComplaint, shapes.answerComplaint, call =>
    call.transaction(async tx => {
      const { params, viewer, body, now } = call
      const { userId } = viewer
      const complaint = await writeMessage(tx, { id: params.id, customerId: null, userId, text: body.text, now })
      await writeAudit(tx, { at: now, userId, action: 'answer complaint', subject: subjectOf(params.id) })
      const view = await shown(tx, complaint)
      await mails.answered(tx, complaint, view, body.text.trim())
      return view
    }),
  )

  serve(platform, contract.acceptComplaint, shapes.acceptComplaint, call =>
    call.transaction(async tx => {
      const { params, viewer, body, now } = call
      const { userId } = viewer
      const { complaint, creditNote } = await acceptComplaint(tx, catalogue, { ...body, id: params.id, userId, now })
      const { settlement, quantity } = body
      await writeAudit(tx, {
        at: now,
        userId,
        action: 'accept complaint',
        subject: subjectOf(params.id),
        details: { settlement, quantity, credit_note: creditNote, line: complaint.replacementLine },
      })
      const view = await shown(tx, complaint)
      await mails.accepted(tx, complaint, view, body.text, creditNote)
      return view
    }),
  )

  serve(platform, contract.refuseComplaint, shapes.refuseComplaint, call =>
    call.transaction(async tx => {
      const { params, viewer, body, now } = call
      const { userId } = viewer
      const complaint = await refuseComplaint(tx, { id: params.id, text: body.text, userId, now })
      await writeAudit(tx, { at: now, userId, action: 'refuse complaint', subject: subjectOf(params.id) })
      const view = await shown(tx, complaint)
      await mails.refused(tx, complaint, view, body.text)
      return view
    }),
  )

  serve(platform, contract.closeComplaint, shapes.closeComplaint, ({ params: { id }, viewer, now, transaction }) =>
    transaction(async tx => {
      const { userId } = viewer
      const complaint = await closeComplaint(tx, { id, userId, now })
      await writeAudit(tx, { at: now, userId, action: 'close complaint', subject: subjectOf(id) })
      return shown(tx, complaint)
    }),
  )
}

/** A complaint's name in the audit log. */
const subjectOf = (id: number): string => `Complaint ${id}`

async function countsOf(db: Db) {
  const counted = await Promise.all(
    complaintStates.map(async state => [state, await db.$count(sql`${complaints} c`, inState(state))] as const),
  )
  return Object.fromEntries(counted) as Record<(typeof complaintStates)[number], number>
}

function describePages({ pages }: Platform): void {
  pages.describe(complaintsDeskPage, 'private', ({ language }) => ({ title: titles[language].complaints }))
  pages.describe(complaintDeskPage, 'private', ({ language, params }) => {
    const id = complaintIdIn(params.deskComplaint)
    return { title: id === undefined ? titles[language].complaints : titles[language].complaint(id) }
  })
}
