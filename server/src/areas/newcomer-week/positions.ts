import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { Basket } from '../basket/index.ts'
import { holdCustomer } from '../companies/index.ts'
import { QUANTITY_CHECK } from './tables.ts'

/** Whose basket, of which event. */
export type Whose = { readonly weekId: number; readonly customerId: number }

/** A position is ordered at the price that it keeps: more pieces never make a line dearer. */
export const basketIn = ({ weekId, customerId }: Whose): Basket => ({
  table: 'newcomer_week_positions',
  goods: 'flavour_id',
  owner: { week_id: weekId, customer_id: customerId },
  price: 'lowest',
  most: QUANTITY_CHECK,
})

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
