import { refuse as notFound } from '@fairfloor/domain/general-refusals'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { holdCustomer } from '../identity/index.ts'

/** A lot in the outlet's basket of a customer. */
export type BasketLine = {
  readonly lotId: number
  readonly quantity: number
  readonly addedAt: Date
  readonly addedBy: { readonly id: number; readonly name: string }
}

type Row = { lotId: number; quantity: number; addedAt: string; userId: number; name: string }

/** The lines in the order of their creation. */
export async function basketLines(db: Db, customerId: number): Promise<BasketLine[]> {
  const found = await rows<Row>(
    db,
    sql`select l.lot_id as "lotId", l.quantity, l.added_at as "addedAt", u.id as "userId", u.name
        from outlet_basket_lines l join people u on u.id = l.added_by
        where l.customer_id = ${customerId} order by l.added_at, l.lot_id`,
  )
  return found.map(({ lotId, quantity, addedAt, userId, name }) => ({
    ...{ lotId, quantity, addedAt: new Date(addedAt) },
    addedBy: { id: userId, name },
  }))
}

type Adding = {
  readonly customerId: number
  readonly userId: number
  readonly lines: readonly { readonly lotId: number; readonly quantity: number }[]
  readonly now: Date
}

/** Adds pieces to a basket. @returns what it has of these lots now */
export const addLines = (
  tx: Db,
  { customerId, userId, lines, now }: Adding,
): Promise<{ lotId: number; quantity: number }[]> =>
  rows(
    tx,
    sql`
      insert into outlet_basket_lines as l (customer_id, lot_id, quantity, added_at, added_by)
      select ${customerId}::int, "lotId", quantity, ${now.toISOString()}::timestamptz, ${userId}::int
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as wanted("lotId" int, quantity int) order by "lotId"
      on conflict (customer_id, lot_id) do update set quantity = l.quantity + excluded.quantity
      returning l.lot_id as "lotId", l.quantity`,
  )

/** @throws Refusal not_found for a lot that is not in this customer's basket */
export const setLine = (tx: Db, customerId: number, lotId: number, quantity: number): Promise<void> =>
  changing(
    tx,
    sql`update outlet_basket_lines set quantity = ${quantity}
        where customer_id = ${customerId} and lot_id = ${lotId} returning lot_id`,
  )

/** @throws Refusal not_found for a lot that is not in this customer's basket */
export const removeLine = (tx: Db, customerId: number, lotId: number): Promise<void> =>
  changing(
    tx,
    sql`delete from outlet_basket_lines where customer_id = ${customerId} and lot_id = ${lotId} returning lot_id`,
  )

async function changing(tx: Db, change: SQL): Promise<void> {
  if ((await rows(tx, change)).length === 0) throw notFound('not_found')
}

export async function removeLines(tx: Db, customerId: number): Promise<void> {
  await tx.execute(sql`delete from outlet_basket_lines where customer_id = ${customerId}`)
}

/**
 * Takes everything out of a customer's basket, in the order of its creation. The customer's row is locked from here to the
 * commit: its orders are placed one after the other.
 */
export const takeLines = (tx: Db, customerId: number): Promise<{ lotId: number; quantity: number }[]> =>
  rows(
    tx,
    sql`
      with customer as (${holdCustomer(customerId)}), removed as (
        delete from outlet_basket_lines using customer where customer_id = customer.id
        returning lot_id, quantity, added_at
      )
      select lot_id as "lotId", quantity from removed order by added_at, lot_id`,
  )
