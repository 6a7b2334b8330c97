import { type PhaseMail, phaseMailsDue } from '@fairfloor/domain/show-orders/phase-mails'
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { readersOfCustomer } from '../identity/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { allEditions, type Edition, editionOf } from '../trade-show/index.ts'
import { SHOW_ORDER_CONFIRMED, type ShowOrderConfirmed } from './confirm.ts'
import { expire } from './expire.ts'
import { type ShowMail, showMail } from './mails.ts'
import { SHOW_ORDER_RELEASED, type ShowOrderReleased } from './release.ts'
import { positionsOf, type ShowOrder, type ShowPosition } from './show-order.ts'
import { phaseMails, showOrders, showPositions } from './tables.ts'

const QUEUE = 'show-phase'

type PhaseJob = { showOrderId: number; kind: PhaseMail }

type Deps = { shop: LiveShop; letters: Letters; catalogue: Catalogue }

/** What happens to show orders by the clock, and the mails that follow their commands. */
export function reactToShowOrders(platform: Platform, { shop, letters, catalogue }: Deps): void {
  const { backgroundDb: db, jobs, due, outbox, clock } = platform

  due.add('show-orders', async now => {
    for (const job of await phaseJobs(db, now)) await transaction(db, tx => jobs.send(tx, QUEUE, job))
  })
  jobs.work<PhaseJob>(QUEUE, job => transaction(db, tx => carryOut(tx, job, clock())))

  outbox.on<ShowOrderConfirmed>(SHOW_ORDER_CONFIRMED, (tx, { showOrderId }) => mail(tx, showOrderId, 'confirmed'))
  outbox.on<ShowOrderReleased>(SHOW_ORDER_RELEASED, (tx, { showOrderId, orderId }) =>
    mail(tx, showOrderId, 'released', { orderId }),
  )

  /**
   * The mark and the mail go together: a job that runs twice finds the mark and does nothing. Where the dates were moved
   * since the job was queued there is no mark either: its time comes again.
   */
  async function carryOut(tx: Db, { showOrderId, kind }: PhaseJob, now: Date): Promise<void> {
    const { edition } = await orderWithEdition(tx, showOrderId)
    const due = phaseMailsDue(edition, now)
    if (![...due.unconfirmed, ...due.remaining].includes(kind)) return
    const marked = await tx
      .insert(phaseMails)
      .values({ showOrderId, kind, sentAt: now })
      .onConflictDoNothing()
      .returning({ kind: phaseMails.kind })
    if (marked.length === 0) return
    if (kind !== 'expired') return mail(tx, showOrderId, kind)
    const deleted = await expire(tx, showOrderId, now)
    if (deleted?.length) await mail(tx, showOrderId, kind, { positions: deleted })
  }

  async function mail(
    tx: Db,
    showOrderId: number,
    kind: ShowMail,
    given: { orderId?: number; positions?: readonly ShowPosition[] } = {},
  ): Promise<void> {
    const { order, edition } = await orderWithEdition(tx, showOrderId)
    const about = {
      edition,
      positions: given.positions ?? (await positionsOf(tx, showOrderId)),
      snapshot: catalogue.snapshot(),
      shop: platform.config.publicUrl,
      ...(given.orderId ? { orderId: given.orderId } : {}),
    }
    for (const to of await readersOfCustomer(tx, shop.current().languages, order.customerId))
      await letters.write(tx, {
        kind: `show-${kind}`,
        to,
        content: showMail(kind, to.language, { ...about, seesPrices: to.seesPrices }),
      })
  }
}

async function orderWithEdition(tx: Db, showOrderId: number): Promise<{ order: ShowOrder; edition: Edition }> {
  const [order] = await tx.select().from(showOrders).where(eq(showOrders.id, showOrderId))
  if (!order) throw new Error(`Show order ${showOrderId} is gone`)
  return { order, edition: await editionOf(tx, order.editionId) }
}

/** Every mail and expiry that is due now and was not carried out yet, over all editions. */
async function phaseJobs(db: Db, now: Date): Promise<PhaseJob[]> {
  const found: PhaseJob[] = []
  for (const edition of await allEditions(db)) {
    const due = phaseMailsDue(edition, now)
    for (const kind of due.unconfirmed) found.push(...(await ordersWithout(db, edition.id, kind, 'unconfirmed')))
    for (const kind of due.remaining) found.push(...(await ordersWithout(db, edition.id, kind, 'remaining')))
  }
  return found
}

async function ordersWithout(
  db: Db,
  editionId: number,
  kind: PhaseMail,
  state: 'unconfirmed' | 'remaining',
): Promise<PhaseJob[]> {
  const mailed = db
    .select({ one: sql`1` })
    .from(phaseMails)
    .where(and(eq(phaseMails.showOrderId, showOrders.id), eq(phaseMails.kind, kind)))
  const open = db
    .select({ one: sql`1` })
    .from(showPositions)
    .where(
      and(
        eq(showPositions.showOrderId, showOrders.id),
        sql`${showPositions.quantity} > ${showPositions.releasedQuantity}`,
      ),
    )
  const orders = await db
    .select({ id: showOrders.id })
    .from(showOrders)
    .where(
      and(
        eq(showOrders.editionId, editionId),
        state === 'unconfirmed' ? isNull(showOrders.confirmedAt) : isNotNull(showOrders.confirmedAt),
        isNull(showOrders.expiredAt),
        sql`exists ${open}`,
        notExists(mailed),
      ),
    )
  return orders.map(({ id }) => ({ showOrderId: id, kind }))
}
