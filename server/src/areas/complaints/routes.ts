import * as contract from '@fairfloor/domain/complaints/contract'
import { complaintIdIn } from '@fairfloor/domain/complaints/lists'
import { complaintPage, complaintsPage, newComplaintPage } from '@fairfloor/domain/complaints/pages'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import * as shapes from '@fairfloor/domain/complaints/shapes'
import { titles } from '@fairfloor/domain/complaints/titles'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { containing } from '../../platform/like-pattern.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { LiveShop } from '../seller/index.ts'
import { complain } from './complain.ts'
import type { ComplaintMails } from './mails.ts'
import { keepPhoto, photoFor } from './photos.ts'
import { type Complaint, complaintOf, complaintView, inState, listComplaints } from './queries.ts'
import { complainableLines, complainableOrders } from './shipped-lines.ts'
import { withdrawComplaint } from './withdraw-complaint.ts'
import { writeMessage } from './write-message.ts'

/** Complaints of a customer: of all its users together, as its orders are. */
export function serveComplaints(platform: Platform, { shop, mails }: { shop: LiveShop; mails: ComplaintMails }): void {
  const { db } = platform
  const zone = () => shop.current().timeZone

  serve(platform, contract.getComplaints, shapes.getComplaints, async ({ viewer: { customerId }, query }) => {
    const { search, state } = query
    const which = sql`c.customer_id = ${customerId} and ${inState(state)} and ${mentions(search.trim())}`
    const { found, listed } = await listComplaints(db, which, query)
    return {
      ...listed,
      complaints: found.map(({ customer_id: _, taken_on_by: _t, waits: _w, photos: _p, replied, ...head }) => ({
        ...head,
        waits_for_you: replied && (head.state === 'open' || head.state === 'in progress'),
      })),
    }
  })

  serve(platform, contract.getComplaint, shapes.getComplaint, async ({ viewer, params }) => {
    const complaint = await complaintOf(db, params.id, viewer.customerId)
    if (!complaint) throw refuse('not_found')
    return viewFor(db, complaint, viewer)
  })

  serve(platform, contract.getComplainableOrders, shapes.getComplainableOrders, ({ viewer: { customerId }, now }) =>
    complainableOrders(db, customerId, now, zone()),
  )

  serve(platform, contract.getComplainableLines, shapes.getComplainableLines, async ({ viewer, params, now }) => {
    const of = { customerId: viewer.customerId, orderId: params.order_id }
    const lines = await complainableLines(db, of, now, zone())
    if (!lines) throw refuse('not_found')
    return lines
  })

  serve(platform, contract.uploadPhoto, shapes.uploadPhoto, ({ viewer, body, now }) =>
    keepPhoto(platform, viewer, body.photo.content, now),
  )

  serve(platform, contract.getPhoto, shapes.getPhoto, async ({ viewer, params, reply }) => {
    reply.type('image/webp').send(await photoFor(platform, viewer, params.id, params.size))
  })

  serve(platform, contract.complain, shapes.complain, ({ viewer, body, now, transaction }) =>
    transaction(async tx => {
      const { customerId, userId, agent } = viewer
      const by = { customerId, userId, agentId: agent?.userId ?? null }
      const complaint = await complain(tx, { by, body, timeZone: zone(), now })
      const view = await viewFor(tx, complaint, viewer)
      await mails.made(tx, complaint, view, viewer.company ?? viewer.name)
      return view
    }),
  )

  serve(platform, contract.writeMessage, shapes.writeMessage, ({ viewer, params: { id }, body, now, transaction }) =>
    transaction(async tx => {
      const { customerId } = viewer
      const complaint = await writeMessage(tx, { id, customerId, userId: writerOf(viewer), text: body.text, now })
      const view = await viewFor(tx, complaint, viewer)
      await mails.written(tx, complaint, view, body.text.trim(), viewer.company ?? viewer.name)
      return view
    }),
  )

  serve(
    platform,
    contract.withdrawComplaint,
    shapes.withdrawComplaint,
    ({ viewer, params: { id }, now, transaction }) =>
      transaction(async tx => {
        const { customerId } = viewer
        const complaint = await withdrawComplaint(tx, { id, customerId, userId: writerOf(viewer), now })
        const view = await viewFor(tx, complaint, viewer)
        await mails.withdrawn(tx, complaint, view, viewer.company ?? viewer.name)
        return view
      }),
  )

  describePages(platform)
}

/** An agent who acts for the user writes under their own name. */
const writerOf = ({ userId, agent }: CustomerViewer): number => agent?.userId ?? userId

const viewFor = (db: Db, complaint: Complaint, viewer: CustomerViewer) =>
  complaintView(db, complaint, { toDesk: false, seesInvoices: hasRight(viewer, 'invoices') })

/** The number of the complaint or its order, the goods, or what was written. */
export function mentions(search: string) {
  if (search === '') return sql`true`
  const like = containing(search)
  const number = search.replace(/^#/, '')
  return sql`(c.id::text = ${number} or c.order_id::text = ${number} or c.text ilike ${like}
    or concat_ws(' ', l.brand_name, l.product_name, l.size_name, l.flavour_name, l.sku) ilike ${like})`
}

function describePages({ pages }: Platform): void {
  pages.describe(complaintsPage, 'private', ({ language }) => ({ title: titles[language].complaints }))
  pages.describe(newComplaintPage, 'private', ({ language }) => ({ title: titles[language].complain }))
  pages.describe(complaintPage, 'private', ({ language, params }) => {
    const id = complaintIdIn(params.complaint)
    return { title: id === undefined ? titles[language].complaints : titles[language].complaint(id) }
  })
}
