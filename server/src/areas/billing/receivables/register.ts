import * as contract from '@fairfloor/domain/billing/receivables/contract'
import { invoicesDeskPage, remindersDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import * as shapes from '@fairfloor/domain/billing/receivables/shapes'
import { titles } from '@fairfloor/domain/billing/receivables/titles'
import { dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Part } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { invoiceFile } from '../invoice-file.ts'
import { invoiceByNumber } from '../queries.ts'
import { serveReminderDesk } from '../reminders/desk.ts'
import { remindNightly } from '../reminders/nightly.ts'
import { serveStatementMail } from '../statement/mail.ts'
import { serveStatements } from '../statement/serve.ts'
import { type OpenOf, serveAccount } from './account.ts'
import { partOfDocuments } from './documents.ts'

type Document = Answer<typeof contract.getDocuments>['documents'][number]

type Deps = { readonly shop: LiveShop; readonly letters: Letters; readonly openOf: OpenOf }

/** What customers owe: their invoices and credit notes at the desk, reminders of what is overdue, and statements of account. */
export function registerReceivables(platform: Platform, { shop, letters, openOf }: Deps): void {
  const sending = { shop, letters, publicUrl: platform.config.publicUrl }
  platform.pages.describe(remindersDeskPage, 'private', ({ language }) => ({ title: titles[language].reminders }))
  serveReminderDesk(platform, sending)
  remindNightly(platform, sending)
  serveStatements(platform, shop)
  serveStatementMail(platform, sending)
  serveAccount(platform, shop, openOf)
  platform.pages.describe(invoicesDeskPage, 'private', ({ language }) => ({ title: titles[language].invoices }))
  const list = ({ query, now }: ListCall<typeof contract.getDocuments>, part: Part) => {
    const { timeZone } = shop.current()
    return partOfDocuments(platform.db, query, { today: dayIn(now, timeZone), timeZone, part })
  }
  // Credit notes are negative in a file, so that the amounts add up.
  const signed = ({ kind }: Document, amount: number) => (kind === 'invoice' || amount === 0 ? amount : -amount)
  serveList(platform, contract.getDocuments, shapes.getDocuments, list, {
    name: 'invoices',
    rows: ({ documents }) => documents,
    columns: [
      ['kind', ({ kind }) => kind, 'word'],
      ['number', ({ number }) => number],
      ['company', ({ customer }) => customer.company],
      ['order', ({ order_id }) => order_id],
      ['issued', ({ issued_on }) => issued_on],
      ['due', ({ due_on }) => due_on],
      ['gross', one => signed(one, one.amount), 'euros'],
      ['open', one => signed(one, one.open), 'euros'],
      ['state', ({ standing }) => standing, 'word'],
      ['paid', ({ paid_at }) => paid_at, 'instant'],
      ['reminder', ({ reminder }) => reminder?.level],
      ['reminded', ({ reminder }) => reminder?.sent_at, 'instant'],
    ],
  })
  serve(platform, contract.getDeskInvoicePdf, shapes.getDeskInvoicePdf, async ({ params, reply }) => {
    const invoice = await invoiceByNumber(platform.db, params.invoice_number)
    if (!invoice) throw refuse('not_found')
    await reply
      .type(contract.getDeskInvoicePdf.media)
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .send(await invoiceFile(invoice, shop))
    return undefined
  })
}
