import type { Language } from '@fairfloor/domain/language'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readersOfCustomer } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { CREDIT_NOTE_ISSUED, type CreditNoteIssued, INVOICE_ISSUED, type InvoiceIssued } from '../events.ts'
import { CREDIT_NOTE_FILE, INVOICE_FILE } from '../files.ts'
import { creditNotes, invoices } from '../tables.ts'
import { creditMail, invoiceMail } from './content.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters }

type DocumentMail = {
  readonly customerId: number
  readonly kind: string
  readonly file: { readonly kind: string; readonly ref: string }
  readonly content: (language: Language) => MailContent
}

/** Mails each invoice and credit note to the customer's users who may see it, with its file. */
export function mailDocuments({ later, config }: Platform, { shop, letters }: Deps): void {
  async function send(tx: Db, { customerId, kind, file, content }: DocumentMail) {
    for (const to of await readersOfCustomer(tx, shop.current().languages, customerId))
      if (to.seesInvoices) await letters.write(tx, { kind, to, content: content(to.language), attachments: [file] })
  }

  later.afterEvent<InvoiceIssued>(INVOICE_ISSUED, 'document-mail', async (tx, { invoiceId }) => {
    const [found] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId))
    const { document, customerId, ...invoice } = found!
    await send(tx, {
      customerId,
      kind: 'invoice',
      file: { kind: INVOICE_FILE, ref: String(invoiceId) },
      content: language => invoiceMail({ ...document, invoice }, language, config.publicUrl),
    })
  })
  later.afterEvent<CreditNoteIssued>(CREDIT_NOTE_ISSUED, 'document-mail', async (tx, { creditNoteId }) => {
    const [found] = await tx.select().from(creditNotes).where(eq(creditNotes.id, creditNoteId))
    const { document, customerId, ...credit } = found!
    await send(tx, {
      customerId,
      kind: 'credit-note',
      file: { kind: CREDIT_NOTE_FILE, ref: String(creditNoteId) },
      content: language => creditMail({ ...document, credit }, language, config.publicUrl),
    })
  })
}
