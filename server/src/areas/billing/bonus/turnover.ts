import { type SQL, sql } from 'drizzle-orm'

/** Of which documents: a condition on the name that the statement has for them, such as `i.customer_id = 7`. */
type Which = (document: SQL) => SQL

/**
 * The documents that a year's turnover is made of, with their net goods: invoices, less the credit notes for goods that came
 * back or were complained of and for prices, both by their day of issue. Orders of the outlet do not count, nor goodwill and the bonus itself.
 */
export const countedDocuments = (year: number, which: Which): SQL => sql`
  select i.customer_id, i.goods_net as net, i.document, 1 as sign
  from invoice_heads i
  where ${which(sql`i`)} and ${inYear(sql`i`, year)} and i.order_id not in (${outletOrders(which)})
  union all
  select c.customer_id, -c.goods_net, c.document, -1
  from credit_note_heads c
  where ${which(sql`c`)} and ${inYear(sql`c`, year)} and c.kind in ('return', 'price', 'complaint')
    and (c.order_id is null or c.order_id not in (${outletOrders(which)}))`

/** Found by their customer, as a join would read all orders there are. */
const outletOrders = (which: Which): SQL =>
  sql`select o.id from order_heads o where ${which(sql`o`)} and o.kind = 'outlet'`

const inYear = (document: SQL, year: number): SQL =>
  sql`${document}.issued_on between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`

/** A customer's turnover of a year in cents, as a part of a statement. */
export const turnoverOf = (customerId: number, year: number): SQL => sql`(
  select coalesce(sum(net), 0)::float8
  from (${countedDocuments(year, document => sql`${document}.customer_id = ${customerId}`)}) counted
)`
