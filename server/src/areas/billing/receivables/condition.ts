import type { getDocuments } from '@fairfloor/domain/billing/receivables/contract'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { customersLike } from '../../companies/index.ts'

export type Wanted = Omit<Parsed<typeof getDocuments>['query'], 'place'>

/** Which documents are searched: by the document's number, the order's, the customer's own or its name, and by days. */
export async function condition(db: Db, { search, customer, from, until }: Wanted): Promise<SQL> {
  const text = search.trim()
  const customers = text === '' ? [] : await customersLike(db, text)
  const orderId = text.replace(/^#/, '')
  // A number is an order's or the customer's own, not a part of one.
  const reference = /^\d*$/.test(orderId) ? sql`reference = ${orderId}` : sql`reference ilike ${containing(text)}`
  const parts = [
    text === ''
      ? sql`true`
      : sql`(number ilike ${containing(text)} or order_id::text = ${orderId} or ${reference}
          or customer_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(customers)}::jsonb)))`,
    customer === undefined ? sql`true` : sql`customer_id = ${customer}`,
    from === undefined ? sql`true` : sql`issued_on >= ${from}::date`,
    until === undefined ? sql`true` : sql`issued_on <= ${until}::date`,
  ]
  return sql.join(parts, sql` and `)
}
