import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import { refuse as notFound } from '@fairfloor/domain/general-refusals'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { violates } from '../../platform/transaction.ts'
import { holdCustomer } from '../identity/index.ts'
import { QUANTITY_CHECK } from './tables.ts'

/** A flavour in the basket of an event, at the price in cents at which it was added. */
export type Position = { readonly flavourId: number; readonly quantity: number; readonly price: number }

/** Whose basket, of which event. */
export type Whose = { readonly weekId: number; readonly customerId: number }

const own = ({ weekId, customerId }: Whose): SQL => sql`week_id = ${weekId} and customer_id = ${customerId}`

/** In the order of their creation. */
export const readPositions = (db: Db, whose: Whose): Promise<Position[]> =>
  rows(
    db,
    sql`select flavour_id as "flavourId", quantity, price from newcomer_week_positions
        where ${own(whose)} order by added_at, flavour_id`,
  )

/**
 * Adds flavours, at the price of this moment for the whole line, or at the one that it was kept at where that is lower.
 * @param additions each flavour once
 * @throws Refusal quantity_too_large
 */
export async function addPositions(
  tx: Db,
  { weekId, customerId }: Whose,
  { additions, userId, now }: { additions: readonly Position[]; userId: number; now: Date },
): Promise<void> {
  await tx
    .execute(sql`
      insert into newcomer_week_positions as p
        (week_id, customer_id, flavour_id, quantity, price, added_at, added_by)
      select ${weekId}::int, ${customerId}::int, "flavourId", quantity, price, ${now.toISOString()}::timestamptz, ${userId}::int
      from jsonb_to_recordset(${JSON.stringify(additions)}::jsonb) as wanted("flavourId" int, quantity int, price int)
      order by "flavourId"
      on conflict (week_id, customer_id, flavour_id) do update set
        quantity = p.quantity + excluded.quantity,
        price = least(p.price, excluded.price)`)
    .catch(error => {
      throw violates(error, QUANTITY_CHECK) ? refuseGoods('quantity_too_large', { most: MOST_PIECES }) : error
    })
}

/** @throws Refusal not_found for a flavour that is not in this basket */
export const setQuantity = (tx: Db, whose: Whose, flavourId: number, quantity: number): Promise<void> =>
  changing(
    tx,
    sql`update newcomer_week_positions set quantity = ${quantity}
        where ${own(whose)} and flavour_id = ${flavourId} returning flavour_id`,
  )

/** @throws Refusal not_found for a flavour that is not in this basket */
export const removePosition = (tx: Db, whose: Whose, flavourId: number): Promise<void> =>
  changing(
    tx,
    sql`delete from newcomer_week_positions where ${own(whose)} and flavour_id = ${flavourId} returning flavour_id`,
  )

async function changing(tx: Db, change: SQL): Promise<void> {
  if ((await rows(tx, change)).length === 0) throw notFound('not_found')
}

/** Takes everything out. @returns what was in it, in the order of its creation */
export const takePositions = (tx: Db, whose: Whose): Promise<Position[]> =>
  rows(
    tx,
    sql`
      with removed as (
        delete from newcomer_week_positions where ${own(whose)} returning flavour_id, quantity, price, added_at
      )
      select flavour_id as "flavourId", quantity, price from removed order by added_at, flavour_id`,
  )

/** Whether the basket has the label service; as usual for the customer until somebody has chosen. */
export async function hasLabelService(db: Db, { weekId, customerId }: Whose): Promise<boolean> {
  const [found] = await rows<{ label: boolean }>(
    db,
    sql`select coalesce(b.label_service, c.label_service) as label
        from companies c left join newcomer_week_baskets b on b.customer_id = c.id and b.week_id = ${weekId}
        where c.id = ${customerId}`,
  )
  return found!.label
}

export async function setLabelService(tx: Db, { weekId, customerId }: Whose, wanted: boolean): Promise<void> {
  await tx.execute(sql`
    insert into newcomer_week_baskets (week_id, customer_id, label_service) values (${weekId}, ${customerId}, ${wanted})
    on conflict (week_id, customer_id) do update set label_service = excluded.label_service`)
}

/** Keeps an event from being deleted or moved until the commit. @throws Refusal newcomer_week_closed if it was, just now */
export async function lockOpenWeek(tx: Db, { weekId }: Whose, now: Date): Promise<void> {
  const found = await rows(
    tx,
    sql`select id from newcomer_weeks
        where id = ${weekId} and start <= ${now} and "end" + interval '1 second' > ${now} for key share`,
  )
  if (found.length === 0) throw refuse('newcomer_week_closed')
}

/** Locks a customer until the commit: its orders are placed and its backorders confirmed one after the other. */
export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  await tx.execute(holdCustomer(customerId))
}
