import { refuse as notFound } from '@fairfloor/domain/general-refusals'
import { confirmedOf, mostOf } from '@fairfloor/domain/newcomer-week/confirming'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { openOf } from '@fairfloor/domain/orders/rest'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { cancelDownTo, orderById, piecesOf } from '../orders/index.ts'
import type { Confirmation } from './confirmations.ts'
import { BACKORDER_CONFIRMED, type BackorderConfirmed } from './events.ts'

type Confirming = {
  readonly viewer: CustomerViewer
  /** Read while the customer is locked, as in all of these. */
  readonly confirmation: Confirmation
  readonly now: Date
}

/** Says how much of a flavour is still wanted. @throws Refusal not_found, above_backorder */
export async function setWanted(
  tx: Db,
  { order, lines }: Confirmation,
  flavourId: number,
  quantity: number,
): Promise<void> {
  const found = lines.find(({ line }) => line.flavourId === flavourId)
  if (!found) throw notFound('not_found')
  if (quantity > found.most) throw refuse('above_backorder', { most: found.most }).at('quantity')
  await tx.execute(sql`
    update backorder_confirmation_lines set wanted = ${quantity}
    where order_id = ${order.id} and line = ${found.line.line}`)
}

/** The order waits for what was confirmed; the rest of what it waited for is cancelled. Ends the question. */
export async function confirmBackorder(tx: Db, { viewer, confirmation, now }: Confirming): Promise<number> {
  const { order, lines } = confirmation
  const remaining = new Map(lines.map(({ line, question }) => [line.line, confirmedOf(question)]))
  const cancelled = await cancelDownTo(tx, {
    orderId: order.id,
    ...{ customerId: viewer.customerId, userId: viewer.userId, remaining, why: 'confirmed', now },
  })
  const { lines: left, shipped } = (await orderById(tx, order.id))!
  const after = new Map(left.map(line => [line.line, piecesOf(line, shipped)]))
  // Goods may have arrived since the question, and packed pieces cannot be cancelled: more may stay than was wanted.
  const confirmed = lines.reduce((sum, { line, question }) => sum + mostOf(question, after.get(line.line)!), 0)
  await tx.execute(sql`
    insert into backorder_answers (order_id, asked_at, asked_by, answered_at, answered_by, asked, confirmed)
    select c.order_id, c.asked_at, c.asked_by, ${now}, ${viewer.userId}, (
      select sum(l.asked) from backorder_confirmation_lines l where l.order_id = c.order_id
    ), ${confirmed} from backorder_confirmations c where c.order_id = ${order.id}
    on conflict do nothing`)
  await tx.execute(sql`delete from backorder_confirmations where order_id = ${order.id}`)
  await publish(tx, BACKORDER_CONFIRMED, {
    orderId: order.id,
    wanted: lines.map(({ line: { line } }) => ({ line, quantity: openOf(after.get(line)!) })),
    cancelled,
  } satisfies BackorderConfirmed)
  return order.id
}

/** Cancels all that the order waits for, and ends the question. */
export const emptyConfirmation = (tx: Db, confirming: Confirming): Promise<number> => {
  const { confirmation } = confirming
  const lines = confirmation.lines.map(line => ({ ...line, wanted: 0, question: { ...line.question, wanted: 0 } }))
  return confirmBackorder(tx, { ...confirming, confirmation: { ...confirmation, lines } })
}
