import { dayIn } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { readTerms } from '../seller/index.ts'
import type { CreditDocument } from './document/credit.ts'
import { CREDIT_NOTE_ISSUED, type CreditNoteIssued } from './events.ts'
import { creditNoteNumbers, creditNotes } from './tables.ts'

type Writing = Pick<
  typeof creditNotes.$inferSelect,
  'kind' | 'customerId' | 'orderId' | 'invoiceId' | 'returnId' | 'reason' | 'issuedBy'
> & { readonly document: CreditDocument; readonly now: Date }

/**
 * Writes a credit note with the next number of the year, and says so. Number and credit note are one statement: another
 * transaction that needs a number waits for the end of this one, and a rollback releases the number.
 */
export async function writeCreditNote(tx: Db, note: Writing): Promise<{ creditNoteId: number; number: string }> {
  const { kind, customerId, orderId, invoiceId, returnId, reason, issuedBy, document, now } = note
  const { seller, creditNotePrefix, timeZone } = await readTerms(tx)
  const today = dayIn(now, timeZone)
  const year = Number(today.slice(0, 4))
  const [written] = await rows<{ creditNoteId: number; number: string }>(
    tx,
    sql`
    with counter as (
      insert into ${creditNoteNumbers} as counter (year, last) values (${year}, 1)
      on conflict (year) do update set last = counter.last + 1
      returning last
    )
    insert into ${creditNotes} (kind, customer_id, order_id, invoice_id, return_id, year, sequence, number,
      issued_on, gross, reason, seller, document, issued_by)
    select ${kind}, ${customerId}, ${orderId}::int, ${invoiceId}::int, ${returnId}::int, ${year}::int, last,
      ${`${creditNotePrefix}${year}-`} || lpad(last::text, greatest(5, length(last::text)), '0'),
      ${today}::date, ${document.totals.gross}::bigint, ${reason},
      ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(document)}::jsonb, ${issuedBy}::int
    from counter
    returning id as "creditNoteId", number`,
  )
  const { creditNoteId, number } = written!
  await publish(tx, CREDIT_NOTE_ISSUED, { creditNoteId, orderId } satisfies CreditNoteIssued)
  return { creditNoteId, number }
}
