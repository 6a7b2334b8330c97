import {
  getCreditNotePdf,
  getInvoicePdf,
  getInvoicePdfByNumber,
  listUnpaidInvoices,
} from '@fairfloor/domain/billing/contract'
import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import * as shapes from '@fairfloor/domain/billing/shapes'
import { titles } from '@fairfloor/domain/billing/titles'
import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { creditSum, unpaidInvoices } from './account.ts'
import { serveDeskDocuments } from './desk.ts'
import { makeMailFiles, openFiles, sendFile } from './files.ts'
import { mailDocuments } from './mail/send.ts'
import { creditNoteOf, invoiceOf } from './queries.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters }

/** Serves the invoices and credit notes of the customer, and what is not paid yet; mails them. */
export function registerInvoices(platform: Platform, { shop, letters }: Deps): void {
  const files = openFiles(shop)
  makeMailFiles(platform, files)
  mailDocuments(platform, { shop, letters })
  serveDeskDocuments(platform, files)
  serve(platform, getInvoicePdf, shapes.getInvoicePdf, ({ params, viewer, reply }) =>
    sendInvoice(reply, viewer.customerId, params.order_id),
  )
  serve(platform, getInvoicePdfByNumber, shapes.getInvoicePdfByNumber, ({ params, viewer, reply }) =>
    sendInvoice(reply, viewer.customerId, params.order_id, params.invoice_number),
  )

  serve(platform, getCreditNotePdf, shapes.getCreditNotePdf, async ({ params, viewer, reply }) => {
    const { customerId } = viewer
    const found = customerId && (await creditNoteOf(platform.db, params.credit_note_number, customerId))
    if (!found) throw refuse('not_found')
    return sendFile(reply, await files.creditNote(found))
  })

  platform.pages.describe(unpaidInvoicesPage, 'private', ({ language }) => ({ title: titles[language].unpaid }))
  serve(platform, listUnpaidInvoices, shapes.listUnpaidInvoices, async ({ viewer, now }) => {
    const today = dayIn(now, shop.current().timeZone)
    const { customerId } = viewer
    const unpaid = customerId === null ? [] : await unpaidInvoices(platform.db, customerId)
    const credit = customerId === null ? cents(0) : await creditSum(platform.db, customerId)
    const invoices = unpaid.map(one => ({ ...one, isOverdue: one.owed > 0 && one.dueOn < today }))
    const { bank, iban, bic, company } = shop.current().seller
    return {
      total: euros(sumOf(invoices)),
      overdue: euros(sumOf(invoices.filter(({ isOverdue }) => isOverdue))),
      credit: euros(credit),
      pay_to: { holder: company, bank, iban, bic },
      invoices: invoices.map(({ orderId, number, issuedOn, dueOn, isOverdue, gross, rest, paymentMethod }) => ({
        order_id: orderId,
        invoice_number: number,
        issued_on: issuedOn,
        due_on: dueOn,
        is_overdue: isOverdue,
        amount: euros(gross),
        open: euros(rest),
        payment_method: paymentMethod,
      })),
    }
  })

  async function sendInvoice(
    reply: FastifyReply,
    customerId: number | null,
    orderId: number,
    number?: string,
  ): Promise<undefined> {
    const found = customerId === null ? undefined : await invoiceOf(platform.db, customerId, orderId, number)
    if (!found) throw refuse('not_found')
    return sendFile(reply, await files.invoice(found))
  }
}

const sumOf = (invoices: readonly { readonly owed: Cents }[]): Cents =>
  cents(invoices.reduce((sum, { owed }) => sum + owed, 0))
