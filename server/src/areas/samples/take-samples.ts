import type { FieldError } from '@fairfloor/domain/refusal'
import { sampleRefusal, type WantedSample } from '@fairfloor/domain/samples/limits'
import { refuse } from '@fairfloor/domain/samples/refusals'
import { refuse as refuseOrder } from '@fairfloor/domain/show-orders/refusals'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { guardOrdering, lockShowOrder } from '../show-orders/index.ts'
import { by, type Edition, publishActivity } from '../trade-show/index.ts'
import { allowancesOf } from './queries.ts'

export type SampleWish = { sampleFlavourId: number; quantity: number }

/** Any fixed number: with the user's id it is the key of the lock for counting a user's samples. */
const TAKING_LOCK = 7_301_123

/**
 * Reserves samples, all or none; the number of statements does not depend on the number of samples. Locks are always
 * taken in this order: the customer's order, the user, the flavours by id, the positions.
 * @param wishes as sent; repeated flavours add up
 * @throws Refusal ordering_closed, already_confirmed, unknown_sample, samples_left, samples_of_exhibitor,
 * samples_in_all
 */
export async function takeSamples(
  tx: Db,
  edition: Edition,
  viewer: CustomerViewer,
  wishes: readonly SampleWish[],
  now: Date,
): Promise<void> {
  guardOrdering(edition, now)
  const order = await lockShowOrder(tx, edition.id, viewer.customerId)
  if (order?.confirmedAt) throw refuseOrder('already_confirmed')
  // An advisory lock, because the user's row must stay free for sessions.
  await tx.execute(sql`select pg_advisory_xact_lock(${TAKING_LOCK}::int, ${viewer.userId}::int)`)
  const wanted = await wantedSamples(tx, edition.id, wishes)
  const exhibitorIds = [...new Set([...wanted.values()].map(({ exhibitorId }) => exhibitorId))]
  const { ofExhibitor, inAll } = await allowancesOf(tx, edition.id, viewer.userId, exhibitorIds)
  const refusal = sampleRefusal([...wanted.values()], ofExhibitor, inAll, hasRight(viewer, 'prices'))
  if (refusal) throw refusal

  const lines = [...wanted].map(([id, { quantity }]) => ({ id, quantity }))
  await tx.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id int, quantity int)
    ), reserved as (
      update sample_flavours f set stock = f.stock - wanted.quantity from wanted where f.id = wanted.id
    )
    insert into sample_positions as p (sample_flavour_id, customer_id, user_id, quantity, taken_at)
    select id, ${viewer.customerId}::int, ${viewer.userId}::int, quantity, ${now.toISOString()}::timestamptz
    from wanted
    order by id
    on conflict (customer_id, user_id, sample_flavour_id) do update set quantity = p.quantity + excluded.quantity`)
  await publishActivity(tx, {
    ...by(viewer),
    editionId: edition.id,
    activity: 'samples_taken',
    things: exhibitorIds,
  })
}

type Locked = { id: number; name: string; left: number; exhibitorId: number }

/**
 * Locks the requested flavours in id order and then reads their stock.
 * @throws Refusal unknown_sample, naming the lines; also for a sample of another edition
 */
async function wantedSamples(
  tx: Db,
  editionId: number,
  wishes: readonly SampleWish[],
): Promise<Map<number, WantedSample>> {
  const ids = wishes.map(({ sampleFlavourId: id }) => ({ id }))
  const locked = await rows<Locked>(
    tx,
    sql`
      select f.id, f.name, f.stock as left, s.exhibitor_id as "exhibitorId"
      from sample_flavours f
      join sample_products s on s.id = f.sample_product_id
      join exhibitor_editions e on e.id = s.exhibitor_id
      where e.edition_id = ${editionId}::int
        and f.id in (select id from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as w(id bigint))
      order by f.id
      for update of f`,
  )
  const flavours = new Map(locked.map(row => [row.id, row]))
  const wanted = new Map<number, WantedSample>()
  const unknown: FieldError[] = []
  for (const [i, { sampleFlavourId, quantity }] of wishes.entries()) {
    const flavour = flavours.get(sampleFlavourId)
    const before = wanted.get(sampleFlavourId)
    const path = `positionsJson.${i}`
    if (!flavour) unknown.push({ path: `${path}.sample_product_attribute_id`, detail: 'This sample does not exist.' })
    else
      wanted.set(sampleFlavourId, {
        ...flavour,
        quantity: quantity + (before?.quantity ?? 0),
        path: before?.path ?? `${path}.quantity`,
      })
  }
  if (unknown.length > 0) throw refuse('unknown_sample', undefined, unknown)
  return wanted
}
