import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { Extras } from '@fairfloor/domain/extras'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { enteredJson, withExtras } from '../../platform/kept-extras.ts'
import { violates } from '../../platform/transaction.ts'
import { holdCustomer } from '../companies/index.ts'
import type { Addition, Basket, Position, Taken } from './position.ts'

type Row = {
  id: number | null
  quantity: number
  price: number
  extras: Extras
  added_at: string
  added_by: number
  added_by_name: string
}

/** The parts of a statement about a basket, whose table it calls `p`. */
function partsOf({ table, goods, owner, price, topic }: Basket) {
  const columns = Object.entries(owner)
  const id = sql.identifier(goods)
  return {
    table: sql.identifier(table),
    id,
    ownColumns: sql.raw(columns.map(([column]) => column).join(', ')),
    ownValues: sql.join(
      columns.map(([, value]) => sql`${value}::int`),
      sql`, `,
    ),
    own: sql.join(
      columns.map(([column, value]) => sql`p.${sql.identifier(column)} = ${value}`),
      sql` and `,
    ),
    position: sql`p.${id} as id, p.quantity, ${sql.raw(price ? 'p.price' : '0 as price')}, p.extras, p.added_at, p.added_by`,
    announced: topic ? sql`pg_notify(${topic}, ${String(owner.customer_id)})` : sql`null`,
  }
}

/** The positions in the order of their creation. */
export async function readPositions(db: Db, basket: Basket): Promise<Position[]> {
  const { table, own, position } = partsOf(basket)
  return positionsIn(
    await rows<Row>(
      db,
      sql`select ${position}, u.name as added_by_name from ${table} p join people u on u.id = p.added_by
        where ${own} order by p.added_at, id`,
    ),
  )
}

type Adding = { readonly additions: readonly Addition[]; readonly userId: number; readonly now: Date }

/**
 * Adds goods to a basket. One statement, like every change: it announces the change and answers the whole basket.
 * @param additions each flavour or lot once
 * @throws Refusal quantity_too_large
 */
export async function addPositions(db: Db, basket: Basket, { additions, userId, now }: Adding): Promise<Position[]> {
  const { table, id, ownColumns, ownValues } = partsOf(basket)
  const { price, most } = basket
  const kept = { last: sql`, price = excluded.price`, lowest: sql`, price = least(p.price, excluded.price)` }
  const priced = sql.raw(price ? ', price' : '')
  const wanted = additions.map(one => ({ ...one, extras: enteredJson(one.extras) }))
  const found = await changing(
    db,
    basket,
    sql`
      insert into ${table} as p (${ownColumns}, ${id}, quantity, added_at, added_by, extras${priced})
      select ${ownValues}, id, quantity, ${now.toISOString()}::timestamptz, ${userId}::int, jsonb_strip_nulls(extras)${priced}
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(id int, quantity int, price int, extras jsonb)
      order by id
      on conflict (${ownColumns}, ${id}) do update set
        quantity = p.quantity + excluded.quantity, extras = p.extras || excluded.extras${price ? kept[price] : sql``}`,
  ).catch(error => {
    throw most && violates(error, most) ? refuse('quantity_too_large', { most: MOST_PIECES }) : error
  })
  return positionsIn(found)
}

/** @throws Refusal not_found for what is not in this basket */
export async function changePosition(
  db: Db,
  basket: Basket,
  goodsId: number,
  { quantity, extras }: { readonly quantity?: number | undefined; readonly extras?: Extras | undefined },
): Promise<Position[]> {
  const { table, id, own } = partsOf(basket)
  const change = sql`update ${table} p set quantity = ${quantity ?? sql`p.quantity`},
      extras = ${withExtras(sql`p.extras`, extras)} where ${own} and p.${id} = ${goodsId}`
  const found = await changing(db, basket, change)
  if (found.length === 0) throw refuse('not_found')
  return positionsIn(found)
}

/** @throws Refusal not_found for what is not in this basket */
export async function removePosition(db: Db, basket: Basket, goodsId: number): Promise<Position[]> {
  const { table, id, own, position, announced } = partsOf(basket)
  const found = await rows<Row>(
    db,
    sql`
      with removed as (
        delete from ${table} p where ${own} and p.${id} = ${goodsId} returning 1
      ), noted as (
        select ${announced} from removed
      )
      select ${position}, u.name as added_by_name
      from noted
        left join ${table} p on ${own} and p.${id} <> ${goodsId}
        left join people u on u.id = p.added_by
      order by p.added_at, id`,
  )
  if (found.length === 0) throw refuse('not_found')
  return positionsIn(found)
}

/** Empties a basket. @returns what is left: nothing */
export async function removeAll(db: Db, basket: Basket): Promise<Position[]> {
  const { table, own, announced } = partsOf(basket)
  await rows(
    db,
    sql`
      with removed as (delete from ${table} p where ${own} returning 1)
      select ${announced} from removed limit 1`,
  )
  return []
}

/**
 * Takes everything out of a basket, in the order of its creation. The customer's row is locked from here to the commit: its
 * orders are placed one after the other.
 */
export async function takeAll(tx: Db, basket: Basket): Promise<Taken[]> {
  const { table, own, position, announced } = partsOf(basket)
  const taken = await rows<Row & { id: number }>(
    tx,
    sql`
      with customer as (${holdCustomer(basket.owner.customer_id)}), removed as (
        delete from ${table} p using customer where ${own} and p.customer_id = customer.id returning ${position}
      ), noted as (
        select ${announced} from removed limit 1
      )
      select removed.* from noted cross join removed order by added_at, id`,
  )
  return taken.map(({ id, quantity, price, extras }) => ({ id, quantity, price, extras }))
}

/** Announces and answers a change: the rows that it touches and the others. No rows where it has changed nothing. */
function changing(db: Db, basket: Basket, change: SQL): Promise<Row[]> {
  const { table, id, own, position, announced } = partsOf(basket)
  return rows<Row>(
    db,
    sql`
      with changed as (${change} returning ${position}), noted as (
        select ${announced} from changed limit 1
      ), positions as (
        select * from changed
        union all
        select ${position} from ${table} p where ${own} and p.${id} not in (select id from changed)
      )
      select p.*, u.name as added_by_name
      from noted cross join positions p join people u on u.id = p.added_by
      order by p.added_at, p.id`,
  )
}

/** Without the row that stands for a change after which nothing is left. */
const positionsIn = (found: readonly Row[]): Position[] =>
  found.flatMap(({ id, quantity, price, extras, added_at, added_by, added_by_name }) =>
    id === null
      ? []
      : [{ id, quantity, price, extras, addedAt: new Date(added_at), addedBy: { id: added_by, name: added_by_name } }],
  )
