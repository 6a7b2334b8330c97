import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { MailFile } from '../../platform/mail-files.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from '../seller/index.ts'
import { creditNoteFile, invoiceFile } from './invoice-file.ts'
import type { CreditNoteRow, InvoiceRow } from './queries.ts'
import { creditNotes, invoices } from './tables.ts'

/** Kinds of files that go with mails. */
export const INVOICE_FILE = 'invoice'
export const CREDIT_NOTE_FILE = 'credit-note'

/** Invoices and credit notes as files. */
export function openFiles(shop: LiveShop) {
  const fileOf = (number: string, content: Buffer): MailFile => ({
    filename: `${number}.pdf`,
    contentType: 'application/pdf',
    content,
  })
  return {
    invoice: async (invoice: InvoiceRow): Promise<MailFile> => fileOf(invoice.number, await invoiceFile(invoice, shop)),
    creditNote: async (credit: CreditNoteRow): Promise<MailFile> =>
      fileOf(credit.number, await creditNoteFile(credit, shop)),
  }
}

export type DocumentFiles = ReturnType<typeof openFiles>

/** Mails name a document by its id; its file is made when the mail is sent. */
export function makeMailFiles({ db, mails }: Platform, files: DocumentFiles): void {
  mails.makeFiles(INVOICE_FILE, async ref => {
    const [found] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.id, Number(ref)))
    return files.invoice(found!)
  })
  mails.makeFiles(CREDIT_NOTE_FILE, async ref => {
    const [found] = await db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.id, Number(ref)))
    return files.creditNote(found!)
  })
}

export async function sendFile(reply: FastifyReply, { filename, contentType, content }: MailFile): Promise<undefined> {
  await reply.type(contentType).header('content-disposition', `inline; filename="${filename}"`).send(content)
  return undefined
}
