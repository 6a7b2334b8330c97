import { canComplain } from '@fairfloor/domain/complaints/complaint'
import type { complain as contract } from '@fairfloor/domain/complaints/contract'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import { dayIn } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { Db } from '../../platform/database.ts'
import { lockOrders } from '../billing/index.ts'
import { guardPace } from './pace.ts'
import { attachPhotos } from './photos.ts'
import type { Complaint } from './queries.ts'
import { shippedLine } from './shipped-lines.ts'
import { complaints } from './tables.ts'

type Complaining = {
  readonly by: { readonly customerId: number; readonly userId: number; readonly agentId: number | null }
  readonly body: Parsed<typeof contract>['body']
  readonly timeZone: string
  readonly now: Date
}

/**
 * Complains of pieces of a shipped line. The order's row is locked: two who complain at once never complain of a piece twice.
 * @throws Refusal not_found, complaint_without_text, too_late_to_complain, more_than_complainable, unknown_photo,
 *   too_many_complaints
 */
export async function complain(tx: Db, { by, body, timeZone, now }: Complaining): Promise<Complaint> {
  const { order_id: orderId, shipment_id: shipmentId, line, quantity, reason, photos } = body
  const { customerId, userId, agentId } = by
  const at = { orderId, shipmentId, line, customerId }
  const known = await shippedLine(tx, at, timeZone)
  if (!known) throw refuse('not_found')
  const text = body.text.trim()
  if (text === '') throw refuse('complaint_without_text').at('text')
  if (!canComplain(dayIn(known.shipped_at, timeZone), dayIn(now, timeZone))) throw refuse('too_late_to_complain')
  await guardPace(tx, userId, now)
  await lockOrders(tx, [orderId])
  const { left } = (await shippedLine(tx, at, timeZone))!
  if (quantity > left) throw refuse('more_than_complainable', { left }).at('quantity')
  const [made] = await tx
    .insert(complaints)
    .values({ ...at, userId, agentId, quantity, reason, text, madeAt: now })
    .returning()
  await attachPhotos(tx, made!.id, { ids: photos, userId, now })
  return made!
}
