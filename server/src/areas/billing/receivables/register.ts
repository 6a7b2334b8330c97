import * as contract from '@fairfloor/domain/billing/receivables/contract'
import { invoicesDeskPage, remindersDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import * as shapes from '@fairfloor/domain/billing/receivables/shapes'
import { titles } from '@fairfloor/domain/billing/receivables/titles'
import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { invoiceFile } from '../invoice-file.ts'
import { invoiceByNumber } from '../queries.ts'
import { serveReminderDesk } from '../reminders/desk.ts'
import { remindNightly } from '../reminders/nightly.ts'
import { serveStatementMail } from '../statement/mail.ts'
import { serveStatements } from '../statement/serve.ts'
import { type OpenOf, serveAccount } from './account.ts'
import { pageOfDocuments } from './documents.ts'
import { serveDocumentFiles } from './files/serve.ts'

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
  serve(platform, contract.getDocuments, shapes.getDocuments, ({ query, now }) => {
    const { timeZone } = shop.current()
    return pageOfDocuments(platform.db, query, { today: dayIn(now, timeZone), timeZone })
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
  serveDocumentFiles(platform, shop)
}
