import type { Day } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { changesWhere } from '../../platform/changes.ts'
import { type Db, rows } from '../../platform/database.ts'
import { restOfInvoice } from './unpaid.ts'

export type ChangedDocument = {
  readonly kind: 'invoice' | 'credit note'
  readonly id: number
  readonly number: string
  readonly orderId: number | null
  readonly externalReference: string | null
  readonly issuedOn: Day
  readonly dueOn: Day | null
  readonly corrects: string | null
  readonly net: Cents
  readonly gross: Cents
  /** What is left to pay; null of a credit note. */
  readonly open: Cents | null
}

/** A customer's invoices and credit notes that have changed after a number, the first change first, and where to go on. */
export async function changedDocuments(db: Db, customerId: number, since: number, limit: number) {
  const own = sql`(source = 'invoices' and row_id in (select id from invoices where customer_id = ${customerId})
    or source = 'credit_notes' and row_id in (select id from credit_notes where customer_id = ${customerId}))`
  const { changes, next } = await changesWhere(db, own, since, limit)
  const idsOf = (source: string) =>
    JSON.stringify(changes.filter(change => change.source === source).map(({ rowId }) => rowId))
  const among = (ids: string) => sql`in (select value::int from jsonb_array_elements_text(${ids}::jsonb))`
  const found = await rows<ChangedDocument>(
    db,
    sql`
      select 'invoice' as kind, i.id, i.number, i.order_id as "orderId",
        i.document -> 'order' ->> 'externalReference' as "externalReference", i.issued_on::text as "issuedOn",
        i.due_on::text as "dueOn", null as corrects, (i.document -> 'totals' ->> 'net')::float8 as net,
        i.gross::float8 as gross, (case when i.paid_at is null then ${restOfInvoice} else 0 end)::float8 as open
      from invoices i where i.id ${among(idsOf('invoices'))}
      union all
      select 'credit note', c.id, c.number, c.order_id, c.document -> 'order' ->> 'externalReference', c.issued_on::text,
        null, c.document -> 'corrects' ->> 'number', (c.document -> 'totals' ->> 'net')::float8, c.gross::float8, null
      from credit_notes c where c.id ${among(idsOf('credit_notes'))}`,
  )
  const byChange = new Map(found.map(one => [`${one.kind === 'invoice' ? 'invoices' : 'credit_notes'} ${one.id}`, one]))
  const documents = changes.flatMap(({ source, rowId }) => byChange.get(`${source} ${rowId}`) ?? [])
  return {
    documents: documents.map(one => ({
      ...one,
      net: cents(one.net),
      gross: cents(one.gross),
      open: one.open === null ? null : cents(one.open),
    })),
    next,
  }
}
