import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros, sum, times } from '@fairfloor/domain/money'
import { type Question, wantedOf } from '@fairfloor/domain/newcomer-week/confirming'
import type * as contract from '@fairfloor/domain/newcomer-week/desk-contract'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { openOf } from '@fairfloor/domain/orders/rest'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { keyset, type Part, up } from '../../../platform/keyset.ts'
import { companyNames } from '../../companies/index.ts'
import { orderById } from '../../orders/index.ts'
import { peopleById } from '../../people/index.ts'
import { backorderAnswers } from '../backorder-tables.ts'
import { placedIn, type StoredWeek } from './stored-week.ts'

/** A line that waits for goods, or that its customer was asked about. */
type Waiting = {
  readonly orderId: number
  readonly customerId: number
  /** Drivers differ in what they make of an instant. */
  readonly placedAt: Date | string
  readonly name: string
  readonly line: number
  readonly quantity: number
  readonly reserved: number
  readonly cancelled: number
  readonly unitNet: number
  readonly askedAt: Date | string | null
  readonly askedBy: number | null
  /** Null where the line was not asked about. */
  readonly kept: number | null
  readonly asked: number
  readonly wanted: number
}

/** The lines, grouped by order. Orders whose goods have all arrived are left out: they need no answer any more. */
async function waitingOrders(db: Db, where: SQL): Promise<Waiting[][]> {
  const found = await rows<Waiting>(
    db,
    sql`select o.id as "orderId", o.customer_id as "customerId", o.placed_at as "placedAt", l.line,
          concat_ws(' ', l.brand_name, l.product_name, l.size_name, l.flavour_name) as name, l.quantity,
          l.reserved_quantity as reserved, l.cancelled_quantity as cancelled, l.unit_net as "unitNet",
          c.asked_at as "askedAt", c.asked_by as "askedBy", q.kept,
          coalesce(q.asked, 0) as asked, coalesce(q.wanted, 0) as wanted
        from order_heads o join order_goods l on l.order_id = o.id
          left join backorder_confirmations c on c.order_id = o.id
          left join backorder_confirmation_lines q on q.order_id = l.order_id and q.line = l.line
        where ${where} and (l.quantity - l.reserved_quantity - l.cancelled_quantity > 0 or q.line is not null)
        order by o.placed_at, o.id, l.line`,
  )
  return [...Map.groupBy(found, ({ orderId }) => orderId).values()].filter(lines => openOfAll(lines) > 0)
}

const instantOf = (at: Date | string): string => new Date(at).toISOString()

const openOfAll = (lines: readonly Waiting[]): number => lines.reduce((total, line) => total + openOf(line), 0)

const questionOf = ({ kept, asked, wanted }: Waiting): Question | null =>
  kept === null ? null : { kept, asked, wanted }

/** What is wanted of a line now; 0 for one that was not asked about. */
const wantedNow = (line: Waiting): number => {
  const question = questionOf(line)
  return question ? wantedOf(question, line) : 0
}

const askedIn = (lines: readonly Waiting[]): number => lines.reduce((total, { asked }) => total + asked, 0)

/** How many orders wait for goods, how many of their customers were asked, and a part of these orders. */
async function waitingPart(db: Db, where: SQL, part: Part) {
  const waits = sql`${where} and exists (
    select from order_goods l
    where l.order_id = o.id and l.quantity - l.reserved_quantity - l.cancelled_quantity > 0)`
  const [counted] = await rows<{ total: number; asked: number }>(
    db,
    sql`select count(*)::int as total, count(c.order_id)::int as asked
        from order_heads o left join backorder_confirmations c on c.order_id = o.id where ${waits}`,
  )
  const { total = 0, asked = 0 } = counted ?? {}
  const keys = keyset([up(sql`o.placed_at`, 'timestamptz'), up(sql`o.id`)], part)
  const found = await rows<{ id: number; key: string }>(
    db,
    sql`select o.id, ${keys.key} as key from order_heads o
        where ${waits} and ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const { rows: shown, listed } = keys.part(found, total)
  const ids = JSON.stringify(shown.map(({ id }) => id))
  const among = sql`o.id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))`
  return { ...listed, asked, waiting: await waitingOrders(db, among) }
}

/** The orders of an event that wait for goods, a part of them. */
export async function weekBackorders(
  db: Db,
  week: StoredWeek,
  timeZone: string,
  part: Part,
): Promise<Answer<typeof contract.getWeekBackorders>> {
  const { waiting, ...counted } = await waitingPart(db, placedIn(week), part)
  const heads = waiting.flatMap(([head]) => head ?? [])
  const companies = await companyNames(
    db,
    heads.map(({ customerId }) => customerId),
  )
  const people = await peopleById(
    db,
    heads.flatMap(({ askedBy }) => askedBy ?? []),
  )
  return {
    name: week.name,
    time_zone: timeZone,
    ...counted,
    orders: waiting.flatMap(lines => {
      const [head] = lines
      if (!head) return []
      const open = lines.filter(line => openOf(line) > 0)
      return {
        order_id: head.orderId,
        company: companies.get(head.customerId) ?? '',
        placed_at: instantOf(head.placedAt),
        lines: open.length,
        open: openOfAll(open),
        net: euros(sum(open.map(line => times(cents(line.unitNet), openOf(line))))),
        question: head.askedAt
          ? {
              asked_at: instantOf(head.askedAt),
              asked_by: people.get(head.askedBy ?? 0)?.name ?? null,
              asked: askedIn(lines),
              wanted: lines.reduce((total, line) => total + wantedNow(line), 0),
            }
          : null,
      }
    }),
  }
}

/**
 * Pieces of an order that wait for goods, the open question about them, and earlier answers. Orders from outside an
 * event have none of these.
 * @throws Refusal not_found
 */
export async function backorderQuestion(
  db: Db,
  orderId: number,
): Promise<Answer<typeof contract.getBackorderQuestion>> {
  const stored = await orderById(db, orderId)
  if (!stored) throw refuse('not_found')
  const [lines = []] = await waitingOrders(db, sql`o.id = ${orderId} and o.kind = 'newcomer-week'`)
  const answers = await db
    .select()
    .from(backorderAnswers)
    .where(eq(backorderAnswers.orderId, orderId))
    .orderBy(desc(backorderAnswers.answeredAt))
  const [head] = lines
  const ids = [head?.askedBy, ...answers.flatMap(({ askedBy, answeredBy }) => [askedBy, answeredBy])]
  const people = await peopleById(
    db,
    ids.flatMap(id => id ?? []),
  )
  const nameOf = (id: number | null) => people.get(id ?? 0)?.name ?? null
  return {
    order_id: orderId,
    open: openOfAll(lines),
    question: head?.askedAt
      ? {
          asked_at: instantOf(head.askedAt),
          asked_by: nameOf(head.askedBy),
          asked: askedIn(lines),
          lines: lines.flatMap(line =>
            questionOf(line) ? [{ line: line.line, name: line.name, asked: line.asked, wanted: wantedNow(line) }] : [],
          ),
        }
      : null,
    answers: answers.map(({ askedAt, askedBy, answeredAt, answeredBy, asked, confirmed }) => ({
      asked_at: askedAt.toISOString(),
      asked_by: nameOf(askedBy),
      asked,
      answered_at: answeredAt.toISOString(),
      answered_by: nameOf(answeredBy),
      confirmed,
    })),
  }
}
