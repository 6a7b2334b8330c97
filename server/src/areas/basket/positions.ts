import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { CustomerViewer } from '@fairfloor/domain/identity/viewer'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { violates } from '../../platform/transaction.ts'
import { holdCustomer } from '../identity/index.ts'
import { QUANTITY_CHECK } from './tables.ts'

/** A flavour in a basket. */
export type Position = {
  readonly flavourId: number
  readonly quantity: number
  /** Price of a piece in cents when it was last added. */
  readonly price: number
  readonly addedAt: Date
  readonly addedBy: { readonly id: number; readonly name: string }
}

/** A flavour to add, with its price of this moment in cents. */
export type Addition = { readonly flavourId: number; readonly quantity: number; readonly price: number }

/** Carries the customers whose baskets have changed. */
export const TOPIC = 'basket_changed'

type Row = {
  flavour_id: number | null
  quantity: number
  price: number
  added_at: string
  added_by: number
  added_by_name: string
}

const COLUMNS = sql.raw('p.customer_id, p.flavour_id, p.quantity, p.price, p.added_at, p.added_by')

/** The positions in the order of their creation. */
export const readPositions = async (db: Db, customerId: number): Promise<Position[]> =>
  positionsIn(
    await rows<Row>(
      db,
      sql`select ${COLUMNS}, u.name as added_by_name from basket_positions p join people u on u.id = p.added_by
        where p.customer_id = ${customerId} order by p.added_at, p.flavour_id`,
    ),
  )

/**
 * Adds flavours to a customer's basket. One statement, like every change: it announces the change and answers the whole
 * basket.
 * @param additions each flavour once
 * @throws Refusal quantity_too_large
 */
export async function addPositions(
  db: Db,
  { customerId, userId }: CustomerViewer,
  additions: readonly Addition[],
  now: Date,
): Promise<Position[]> {
  const wanted = additions.map(({ flavourId, quantity, price }) => ({ flavour_id: flavourId, quantity, price }))
  const found = await changing(
    db,
    customerId,
    sql`
      insert into basket_positions as p (customer_id, flavour_id, quantity, price, added_at, added_by)
      select ${customerId}::int, flavour_id, quantity, price, ${now.toISOString()}::timestamptz, ${userId}::int
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(flavour_id int, quantity int, price int)
      order by flavour_id
      on conflict (customer_id, flavour_id) do update set
        quantity = p.quantity + excluded.quantity,
        price = excluded.price
      returning ${COLUMNS}`,
  ).catch(error => {
    throw violates(error, QUANTITY_CHECK) ? refuse('quantity_too_large', { most: MOST_PIECES }) : error
  })
  return positionsIn(found)
}

/** @throws Refusal not_found for a flavour that is not in this customer's basket */
export async function setQuantity(
  db: Db,
  customerId: number,
  flavourId: number,
  quantity: number,
): Promise<Position[]> {
  const found = await changing(
    db,
    customerId,
    sql`
      update basket_positions p set quantity = ${quantity}
      where p.customer_id = ${customerId} and p.flavour_id = ${flavourId}
      returning ${COLUMNS}`,
  )
  if (found.length === 0) throw refuse('not_found')
  return positionsIn(found)
}

/** @throws Refusal not_found for a flavour that is not in this customer's basket */
export async function removePosition(db: Db, customerId: number, flavourId: number): Promise<Position[]> {
  const found = await rows<Row>(
    db,
    sql`
      with removed as (
        delete from basket_positions where customer_id = ${customerId} and flavour_id = ${flavourId} returning 1
      ), noted as (
        select pg_notify(${TOPIC}, ${String(customerId)}) from removed
      )
      select ${COLUMNS}, u.name as added_by_name
      from noted
        left join basket_positions p on p.customer_id = ${customerId} and p.flavour_id <> ${flavourId}
        left join people u on u.id = p.added_by
      order by p.added_at, p.flavour_id`,
  )
  if (found.length === 0) throw refuse('not_found')
  return positionsIn(found)
}

/** Empties a customer's basket. */
export async function removeAll(db: Db, customerId: number): Promise<void> {
  await rows(
    db,
    sql`
      with removed as (delete from basket_positions where customer_id = ${customerId} returning 1)
      select pg_notify(${TOPIC}, ${String(customerId)}) from removed limit 1`,
  )
}

/**
 * Takes everything out of a customer's basket, in the order of its creation. The customer's row is locked from here to the
 * commit: its orders are placed one after the other.
 */
export async function takeAll(tx: Db, customerId: number): Promise<Pick<Position, 'flavourId' | 'quantity'>[]> {
  const taken = await rows<Pick<Row, 'quantity' | 'added_at'> & { flavour_id: number }>(
    tx,
    sql`
      with customer as (${holdCustomer(customerId)}), removed as (
        delete from basket_positions using customer where customer_id = customer.id
        returning flavour_id, quantity, added_at
      ), noted as (
        select pg_notify(${TOPIC}, ${String(customerId)}) from removed limit 1
      )
      select removed.* from noted cross join removed order by added_at, flavour_id`,
  )
  return taken.map(({ flavour_id, quantity }) => ({ flavourId: flavour_id, quantity }))
}

/** Announces and answers a change: the rows that it returns and the others. No rows where it has changed nothing. */
const changing = (db: Db, customerId: number, change: SQL): Promise<Row[]> =>
  rows<Row>(
    db,
    sql`
      with changed as (${change}), noted as (
        select pg_notify(${TOPIC}, ${String(customerId)}) from changed limit 1
      ), positions as (
        select ${COLUMNS} from changed p
        union all
        select ${COLUMNS} from basket_positions p
        where p.customer_id = ${customerId} and p.flavour_id not in (select flavour_id from changed)
      )
      select ${COLUMNS}, u.name as added_by_name
      from noted cross join positions p join people u on u.id = p.added_by
      order by p.added_at, p.flavour_id`,
  )

/** Without the row that stands for a change after which nothing is left. */
const positionsIn = (found: readonly Row[]): Position[] =>
  found.flatMap(row =>
    row.flavour_id === null
      ? []
      : [
          {
            flavourId: row.flavour_id,
            quantity: row.quantity,
            price: row.price,
            addedAt: new Date(row.added_at),
            addedBy: { id: row.added_by, name: row.added_by_name },
          },
        ],
  )
