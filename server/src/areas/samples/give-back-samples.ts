import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { guardChanging, lockShowOrder } from '../show-orders/index.ts'
import type { Edition } from '../trade-show/index.ts'

/**
 * Removes samples of one flavour from the customer's basket and returns them to the exhibitor's stock, once. Locks in
 * the same order as taking samples.
 * @throws Refusal ordering_closed, already_confirmed, not_found
 */
export async function giveBackSamples(
  tx: Db,
  edition: Edition,
  customerId: number,
  positionId: number,
  now: Date,
): Promise<void> {
  guardChanging(edition, now)
  const order = await lockShowOrder(tx, edition.id, customerId)
  if (order?.confirmedAt) throw refuse('already_confirmed')
  const position = sql`p.id = ${positionId}::int and p.customer_id = ${customerId}::int`
  const [flavour] = await rows<{ id: number }>(
    tx,
    sql`
      select f.id from sample_flavours f
      join sample_positions p on p.sample_flavour_id = f.id
      join sample_products s on s.id = f.sample_product_id
      join exhibitor_editions e on e.id = s.exhibitor_id
      where ${position} and e.edition_id = ${edition.id}::int
      for update of f`,
  )
  if (!flavour) throw refuse('not_found')
  const given = await rows<{ id: number }>(
    tx,
    sql`
      with gone as (delete from sample_positions p where ${position} returning p.quantity)
      update sample_flavours f set stock = f.stock + gone.quantity from gone where f.id = ${flavour.id}::int
      returning f.id`,
  )
  // A concurrent call returned them while this one waited for the flavour.
  if (given.length === 0) throw refuse('not_found')
}
