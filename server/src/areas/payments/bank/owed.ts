import { cents } from '@fairfloor/domain/money'
import { type Owed, owedOf } from '@fairfloor/domain/payments/received/owed'
import { numbersIn } from '@fairfloor/domain/payments/received/references'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { paidOfOrders, restOfInvoice } from '../../billing/index.ts'
import type { bankEntries } from '../bank-tables.ts'
import { openOf, UNPAID_AHEAD } from '../received/debtors.ts'

export type EntryRow = typeof bankEntries.$inferSelect

/** The largest order number that may be meant. */
const MOST_ID = 2_147_483_647

/** What may be paid by these sums: all that is open, and the orders that they name. */
export async function owedFor(db: Db, entries: readonly EntryRow[]): Promise<Owed> {
  const named = [...new Set(entries.flatMap(({ text, endToEnd }) => [...numbersIn(`${text} ${endToEnd ?? ''}`)]))]
    .map(Number)
    .filter(id => id > 0 && id <= MOST_ID)
  const invoices = await rows<{ id: number; number: string; orderId: number; customerId: number; rest: number }>(
    db,
    sql`
      select i.id, i.number, i.order_id as "orderId", i.customer_id as "customerId", (${restOfInvoice})::float8 as rest
      from invoice_heads i where i.paid_at is null order by i.id`,
  )
  const orders = await rows<{ id: number; customerId: number; gross: number; paid: number; isOpen: boolean }>(
    db,
    sql`
      select o.id, o.customer_id as "customerId", o.gross::float8 as gross, (${paidOfOrders})::float8 as paid,
        ${UNPAID_AHEAD} as "isOpen"
      from order_heads o
      where (${UNPAID_AHEAD}) or (${idsIn(named)} and o.payment_method in ('prepayment', 'card')) order by o.id`,
  )
  const customers = await rows<{ id: number; number: string | null; company: string }>(
    db,
    sql`select id, erp_id as number, company from companies order by id`,
  )
  const payers = await rows<{ iban: string; customerId: number }>(
    db,
    sql`
      select distinct e.payer_iban as iban, p.customer_id as "customerId"
      from money_received p join bank_entries e on e.id = p.bank_entry_id
      where e.payer_iban is not null and p.reversed_at is null`,
  )
  const byIban = Map.groupBy(payers, ({ iban }) => iban)
  return owedOf({
    invoices: invoices.map(one => ({ ...one, rest: cents(one.rest) })),
    orders: orders.map(({ id, customerId, gross, paid, isOpen }) => ({
      id,
      customerId,
      open: isOpen ? openOf(gross, paid) : cents(0),
    })),
    customers,
    byIban: new Map([...byIban].map(([iban, ones]) => [iban, new Set(ones.map(({ customerId }) => customerId))])),
  })
}

const idsIn = (ids: readonly number[]) =>
  sql`o.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
