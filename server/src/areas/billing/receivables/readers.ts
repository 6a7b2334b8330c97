import type { Language } from '@fairfloor/domain/language'
import type { Db } from '../../../platform/database.ts'
import { readersOfCustomer } from '../../people/index.ts'
import type { MailReader } from '../../seller/index.ts'

/** Who of a customer may see its invoices, as recipients of mails about them. */
export async function readersOfInvoices(
  db: Db,
  offered: readonly Language[],
  customerId: number,
): Promise<MailReader[]> {
  const readers = await readersOfCustomer(db, offered, customerId)
  return readers.filter(({ seesInvoices }) => seesInvoices)
}
