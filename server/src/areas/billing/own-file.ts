import type { Db } from '../../platform/database.ts'
import type { MailFile } from '../../platform/mail-files.ts'
import type { LiveShop } from '../seller/index.ts'
import { openFiles } from './files.ts'
import { creditNoteOf, invoiceByNumber } from './queries.ts'

/** The PDF of a customer's invoice or credit note by its number; undefined where the customer has none of it. */
export async function ownFile(
  db: Db,
  customerId: number,
  number: string,
  shop: LiveShop,
): Promise<MailFile | undefined> {
  const files = openFiles(shop)
  const invoice = await invoiceByNumber(db, number)
  if (invoice?.customerId === customerId) return files.invoice(invoice)
  const note = await creditNoteOf(db, number, customerId)
  return note && files.creditNote(note)
}
