import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/**
 * Goods that a customer was invoiced in a calendar year, without VAT, less what was credited of invoices, both by their day
 * of issue. The bonus, which is no correction, does not count.
 */
export async function turnoverOfYear(db: Db, customerId: number, year: number): Promise<Cents> {
  const inYear = sql`customer_id = ${customerId} and issued_on between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`
  const [found] = await rows<{ net: number }>(
    db,
    sql`select (
        coalesce((select sum(goods_net) from invoices where ${inYear}), 0)
        - coalesce((select sum(goods_net) from credit_notes where ${inYear} and kind <> 'bonus'), 0)
      )::float8 as net`,
  )
  return cents(found!.net)
}

/** The customer of an invoice or credit note by its number, as the lists search it; none for other texts. */
export async function customersOfDocument(db: Db, number: string): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from invoices where number = ${number}
      union select customer_id from credit_notes where number = ${number}`,
  )
  return found.map(({ id }) => id)
}
