import { KEPT_DELIVERIES } from '@fairfloor/domain/customer-api/push/deliveries'
import { refuse } from '@fairfloor/domain/customer-api/push/refusals'
import { dayIn } from '@fairfloor/domain/day'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { isOffered, type Snapshot } from '../../catalogue/index.ts'
import { stockDeliveries } from '../push-tables.ts'
import { makeBodies } from './body.ts'
import { soldIn } from './changed-articles.ts'
import { type Claimed, claimOne, keepWebhookIds } from './claims.ts'
import type { Outcome } from './note-outcomes.ts'
import { newWebhookId, send, webhookIdFor } from './send.ts'
import type { Sender, SenderDeps } from './sender.ts'
import { endpointOf } from './settings.ts'

type Deps = Pick<SenderDeps, 'catalogue' | 'memory' | 'shop' | 'reach'> & {
  readonly platform: Platform
  readonly sender: Sender
}
type What = Pick<Outcome, 'kind' | 'webhookId'> & { readonly flavourIds: readonly number[] }

const TEST_ARTICLES = 3

/**
 * Sends the stock of some articles at once: a test is a delivery like any other, and true.
 * @throws Refusal stock_endpoint_missing, stock_delivery_running
 */
export const sendTest = (deps: Deps, customerId: number, now: Date): Promise<Outcome> =>
  sendNow(deps, customerId, now, ({ country }) => ({
    kind: 'test',
    webhookId: newWebhookId(),
    flavourIds: someArticles(deps.catalogue.snapshot(), country, now),
  }))

/**
 * Sends the articles of one of the last deliveries once more.
 * @param number of the delivery
 * @throws Refusal not_found, stock_endpoint_missing, stock_delivery_running
 */
export async function repeat(deps: Deps, customerId: number, number: number, now: Date): Promise<Outcome> {
  const { webhookId, flavourIds } = stockDeliveries
  const isIt = and(
    eq(stockDeliveries.customerId, customerId),
    eq(stockDeliveries.place, number % KEPT_DELIVERIES),
    eq(stockDeliveries.number, number),
  )
  const [found] = await deps.platform.db.select({ webhookId, flavourIds }).from(stockDeliveries).where(isIt)
  if (!found) throw refuse('not_found')
  return sendNow(deps, customerId, now, () => ({ kind: 'repeat', ...found }))
}

/** One at a time with what the sender itself sends, so that no older value comes after a newer one. */
async function sendNow(
  { platform: { db }, sender, catalogue, memory, shop, reach }: Deps,
  customerId: number,
  now: Date,
  whatFor: (to: Claimed) => What,
): Promise<Outcome> {
  const to = await claimOne(db, sender.server, now, customerId)
  if (!to) throw refuse((await endpointOf(db, customerId))?.url ? 'stock_delivery_running' : 'stock_endpoint_missing')
  await memory.upTo(Number(to.through))
  const what = whatFor(to)
  const { flavourIds } = what
  const bodies = await makeBodies(db, catalogue.snapshot(), [{ customerId, flavourIds }], {
    now,
    today: dayIn(now, shop.current().timeZone),
  })
  const body = bodies.get(customerId)!
  const webhookId = webhookIdFor(what.webhookId, body)
  // What is under way is newer than this, and never gets the id that it had before.
  if (to.webhookId !== null && to.webhookId !== webhookId)
    await keepWebhookIds(db, sender.server, new Map([[customerId, newWebhookId()]]))
  const outcome = await send(to, { ...what, webhookId, body }, { reach, now })
  await sender.note([outcome])
  return outcome
}

function someArticles(snapshot: Snapshot, country: string, now: Date): number[] {
  const some: number[] = []
  for (const flavour of snapshot.flavours.values()) {
    if (some.length === TEST_ARTICLES) break
    if (isOffered(flavour, now) && soldIn([flavour], country).length > 0) some.push(flavour.id)
  }
  return some
}
