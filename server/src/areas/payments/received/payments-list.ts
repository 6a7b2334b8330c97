import type { Day } from '@fairfloor/domain/day'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { getPayments, Payment } from '@fairfloor/domain/payments/received/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { down, keyset, type Part } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { leftOfPayment } from '../../billing/index.ts'

type Found = Omit<Payment, 'amount' | 'left' | 'settled' | 'recorded_at' | 'reversed_at'> & {
  amount: number
  left: number
  recorded_at: Date | string
  reversed_at: Date | string | null
  key: string
}

const FROM = sql`money_received p join companies c on c.id = p.customer_id`

/** Money of a card is not to be given to invoices: it pays its own order's, or goes back. */
const NOT_SPENT = sql`p.reversed_at is null and p.method <> 'card' and (${leftOfPayment}) > 0`

/** A part of the payments, the last first. */
export async function partOfPayments(
  db: Db,
  { search, state }: Omit<Parsed<typeof getPayments>['query'], 'place'>,
  { today, part }: { today: Day; part: Part },
): Promise<Answer<typeof getPayments>> {
  const isIn = { all: sql`true`, left: NOT_SPENT, 'taken back': sql`p.reversed_at is not null` }[state]
  const which = sql`${isIn} and ${mentions(search.trim())}`
  const keys = keyset([down(sql`p.received_on`, 'date'), down(sql`p.id`)], part)
  const some = await rows<Found>(
    db,
    sql`
      select p.id as payment_id, p.customer_id, c.company, p.amount::float8 as amount, p.received_on::text as received_on,
        p.method, p.payer, p.reference, p.note, p.order_id, coalesce(o.status = 'cancelled', false) as is_order_cancelled,
        case when ${NOT_SPENT} then (${leftOfPayment})::float8 else 0 end as left,
        p.bank_entry_id is not null as is_from_bank,
        p.recorded_at, recorder.name as recorded_by, p.reversed_at, reverser.name as reversed_by,
        p.reversed_why, ${keys.key} as key
      from ${FROM}
      left join order_heads o on o.id = p.order_id
      left join people recorder on recorder.id = p.recorded_by
      left join people reverser on reverser.id = p.reversed_by
      where ${which} and ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const { rows: found, listed } = keys.part(some, part.total ?? (await countOf(db, which)))
  const settled = await settledBy(
    db,
    found.map(({ payment_id }) => payment_id),
  )
  return {
    ...listed,
    today,
    ...(await counts(db)),
    payments: found.map(({ key: _, amount, left, recorded_at, reversed_at, ...facts }) => ({
      ...facts,
      amount: euros(cents(amount)),
      left: euros(cents(left)),
      recorded_at: new Date(recorded_at).toISOString(),
      reversed_at: reversed_at && new Date(reversed_at).toISOString(),
      settled: settled.get(facts.payment_id) ?? [],
    })),
  }
}

async function countOf(db: Db, which: SQL): Promise<number> {
  const [counted] = await rows<{ total: number }>(db, sql`select count(*)::int as total from ${FROM} where ${which}`)
  return counted?.total ?? 0
}

async function counts(db: Db) {
  const [found] = await rows<{ count: number; sum: number; open: number }>(
    db,
    sql`
      select count(*)::int as count, coalesce(sum(${leftOfPayment}), 0)::float8 as sum,
        (select count(*)::int from bank_entries where state = 'open') as open
      from money_received p where ${NOT_SPENT}`,
  )
  const { count, sum, open } = found!
  return { left: { count, sum: euros(cents(sum)) }, open_entries: open }
}

function mentions(search: string) {
  if (search === '') return sql`true`
  const like = containing(search)
  return sql`(
    c.company ilike ${like} or c.erp_id ilike ${like} or p.payer ilike ${like} or p.reference ilike ${like}
    or p.order_id::text = ${search}
    or exists(
      select from invoices_settled s join invoice_heads i on i.id = s.invoice_id
      where s.payment_id = p.id and (i.number ilike ${like} or i.order_id::text = ${search})
    )
  )`
}

async function settledBy(db: Db, payments: readonly number[]): Promise<Map<number, Payment['settled']>> {
  if (payments.length === 0) return new Map()
  const found = await rows<{ paymentId: number; number: string; orderId: number; amount: number }>(
    db,
    sql`
      select s.payment_id as "paymentId", i.number, i.order_id as "orderId", s.amount::float8 as amount
      from invoices_settled s join invoice_heads i on i.id = s.invoice_id where s.payment_id in ${[...payments]} order by s.id`,
  )
  const parts = Map.groupBy(found, ({ paymentId }) => paymentId)
  return new Map(
    [...parts].map(([paymentId, ones]) => [
      paymentId,
      ones.map(({ number, orderId, amount }) => ({
        invoice_number: number,
        order_id: orderId,
        amount: euros(cents(amount)),
      })),
    ]),
  )
}
