import { type PhaseMail, phaseMailsDue } from '@fairfloor/domain/show-orders/phase-mails'
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/transaction.ts'
import { allEditions } from '../trade-show/index.ts'
import { expire } from './expire.ts'
import type { SampleBasket } from './sample-basket.ts'
import { orderWithEdition, type SendShowMail } from './show-mailer.ts'
import { phaseMails, showOrders, showPositions } from './tables.ts'

const QUEUE = 'show-phase'

type PhaseJob = { showOrderId: number; kind: PhaseMail }

/** Scheduled work on show orders: mails of the phases, and the expiry of unreleased pieces. */
export function workOnPhases(
  { backgroundDb: db, later, jobs, clock }: Platform,
  samples: SampleBasket,
  send: SendShowMail,
): void {
  later.whenDue('show-orders', async now => {
    for (const job of await phaseJobs(db, now)) await transaction(db, tx => jobs.send(tx, QUEUE, job))
  })
  later.job<PhaseJob>(QUEUE, job => transaction(db, tx => carryOut(tx, samples, send, job, clock())))
}

/**
 * The mark and the mail go together: a job that runs twice finds the mark and does nothing. Where the dates were moved
 * since the job was queued there is no mark either: its time comes again.
 */
async function carryOut(
  tx: Db,
  samples: SampleBasket,
  send: SendShowMail,
  { showOrderId, kind }: PhaseJob,
  now: Date,
): Promise<void> {
  const { edition } = await orderWithEdition(tx, showOrderId)
  const due = phaseMailsDue(edition, now)
  if (![...due.unconfirmed, ...due.remaining].includes(kind)) return
  const marked = await tx
    .insert(phaseMails)
    .values({ showOrderId, kind, sentAt: now })
    .onConflictDoNothing()
    .returning({ kind: phaseMails.kind })
  if (marked.length === 0) return
  if (kind !== 'expired') return send(tx, showOrderId, kind)
  const deleted = await expire(tx, samples, showOrderId, now)
  if (deleted?.length) await send(tx, showOrderId, kind, { positions: deleted })
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
