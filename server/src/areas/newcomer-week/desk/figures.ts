import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { getWeekFigures } from '@fairfloor/domain/newcomer-week/desk-contract'
import { weekPages } from '@fairfloor/domain/newcomer-week/visits'
import { phaseOf } from '@fairfloor/domain/newcomer-week/week'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { newcomerWeekVisits } from '../tables.ts'
import { placedIn, type StoredWeek } from './stored-week.ts'

export type WeekFigures = Answer<typeof getWeekFigures>

type Sold = {
  readonly day: string | null
  readonly brand: string | null
  readonly product: string | null
  readonly orders: number
  readonly customers: number
  readonly newCustomers: number
  readonly pieces: number
  readonly net: number
}

/**
 * Sales of an event: in all, by day, by brand and by product, in one statement. Cancelled pieces do not count, nor do
 * orders that are cancelled altogether.
 */
const soldIn = (db: Db, week: StoredWeek, timeZone: string): Promise<Sold[]> =>
  rows(
    db,
    sql`with placed as (
          select o.id, o.customer_id, (o.placed_at at time zone ${timeZone})::date::text as day
          from order_heads o where ${placedIn(week)} and o.status <> 'cancelled'
        ), firsts as (
          select distinct on (customer_id) id from order_heads
          where status <> 'cancelled' and customer_id in (select customer_id from placed)
          order by customer_id, placed_at, id
        ), newcomers as (
          select customer_id from placed where id in (select id from firsts)
        )
        select p.day, l.brand_name as brand, l.product_name as product, count(distinct p.id)::int as orders,
          count(distinct p.customer_id)::int as customers, count(distinct n.customer_id)::int as "newCustomers",
          coalesce(sum(l.quantity - l.cancelled_quantity), 0)::int as pieces,
          coalesce(sum((l.quantity - l.cancelled_quantity)::bigint * l.unit_net), 0)::float8 as net
        from placed p join order_goods l on l.order_id = p.id left join newcomers n on n.customer_id = p.customer_id
        where l.quantity > l.cancelled_quantity
        group by grouping sets ((), (p.day), (l.brand_name), (l.brand_name, l.product_name))
        order by net desc, brand, product`,
  )

const soldView = ({ orders, customers, newCustomers, pieces, net }: Sold) => ({
  ...{ orders, customers, new_customers: newCustomers, pieces },
  net: euros(cents(net)),
})

async function basketsOf(db: Db, { id }: StoredWeek): Promise<WeekFigures['baskets']> {
  const [found] = await rows<{ customers: number; pieces: number; net: number }>(
    db,
    sql`select count(distinct customer_id)::int as customers, coalesce(sum(quantity), 0)::int as pieces,
          coalesce(sum(quantity::bigint * price), 0)::float8 as net
        from newcomer_week_positions where week_id = ${id}`,
  )
  const { customers = 0, pieces = 0, net = 0 } = found ?? {}
  return { customers, pieces, net: euros(cents(net)) }
}

async function backordersOf(db: Db, week: StoredWeek): Promise<WeekFigures['backorders']> {
  const [found] = await rows<{ asked: number; answered: number; piecesAsked: number; piecesConfirmed: number }>(
    db,
    sql`with questions as (
          select order_id, null::int as asked, null::int as confirmed from backorder_confirmations
          union all select order_id, asked, confirmed from backorder_answers
        )
        select count(*)::int as asked, count(confirmed)::int as answered,
          coalesce(sum(asked), 0)::int as "piecesAsked", coalesce(sum(confirmed), 0)::int as "piecesConfirmed"
        from questions join order_heads o on o.id = order_id where ${placedIn(week)}`,
  )
  const { asked = 0, answered = 0, piecesAsked = 0, piecesConfirmed = 0 } = found ?? {}
  return { asked, answered, pieces_asked: piecesAsked, pieces_confirmed: piecesConfirmed }
}

type Visit = { readonly visits: number; readonly byCustomer: boolean }

const visitsView = (visits: readonly Visit[]) => ({
  visits: visits.reduce((sum, one) => sum + one.visits, 0),
  by_customers: visits.reduce((sum, one) => sum + (one.byCustomer ? one.visits : 0), 0),
})

/** The figures of an event, during it and afterwards. */
export async function figuresOf(db: Db, week: StoredWeek, timeZone: string, now: Date): Promise<WeekFigures> {
  const sold = await soldIn(db, week, timeZone)
  const visits = await db.select().from(newcomerWeekVisits).where(eq(newcomerWeekVisits.weekId, week.id))
  const whole = sold.find(({ day, brand }) => day === null && brand === null)
  const byDay = new Map(sold.flatMap(row => (row.day === null ? [] : [[row.day, row] as const])))
  const days = [...new Set([...byDay.keys(), ...visits.map(({ day }) => day)])].sort()
  return {
    name: week.name,
    phase: phaseOf(week, now),
    ...soldView(whole ?? NOTHING),
    ...visitsView(visits),
    baskets: await basketsOf(db, week),
    backorders: await backordersOf(db, week),
    days: days.map(day => {
      const { orders, net } = soldView(byDay.get(day) ?? NOTHING)
      return { day, ...visitsView(visits.filter(one => one.day === day)), orders, net }
    }),
    pages: weekPages.map(page => ({ page, ...visitsView(visits.filter(one => one.page === page)) })),
    brands: sold.flatMap(row =>
      row.brand !== null && row.product === null ? [{ brand: row.brand, ...soldView(row) }] : [],
    ),
    products: sold.flatMap(row =>
      row.brand !== null && row.product !== null ? [{ brand: row.brand, product: row.product, ...soldView(row) }] : [],
    ),
  }
}

const NOTHING: Sold = {
  ...{ day: null, brand: null, product: null },
  ...{ orders: 0, customers: 0, newCustomers: 0, pieces: 0, net: 0 },
}
