import { type Cents, cents } from '@fairfloor/domain/money'
import { refundsDue } from '@fairfloor/domain/payments/refund-due'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PaymentProvider } from './provider.ts'
import { cardMoneyOf, creditedOf } from './queries.ts'
import { cardPayments, cardRefunds } from './tables.ts'

const QUEUE = 'card-refund'

/** Why money goes back to a card. */
export type RefundReason = 'cancelled' | 'credited' | 'paid twice'

type Refund = {
  /** Names its cause: what is asked for twice under one key is given back once. */
  readonly key: string
  readonly cardPaymentId: number
  readonly amount: Cents
  readonly reason: RefundReason
}

/** Asks for a refund, in the transaction of its cause; the provider is asked by a job until it has accepted. */
export async function askRefund(tx: Db, jobs: Jobs, refund: Refund, now: Date): Promise<void> {
  const [asked] = await tx
    .insert(cardRefunds)
    .values({ ...refund, askedAt: now })
    .onConflictDoNothing({ target: cardRefunds.key })
    .returning({ id: cardRefunds.id })
  if (asked) await jobs.send(tx, QUEUE, { id: asked.id })
}

type Cause = { readonly orderId: number; readonly gross: Cents; readonly key: string; readonly reason: RefundReason }

/** Asks for all that was paid by card beyond what an order still costs. The order's row is locked. */
export async function refundSurplus(
  tx: Db,
  jobs: Jobs,
  { orderId, gross, key, reason }: Cause,
  now: Date,
): Promise<void> {
  const money = await cardMoneyOf(tx, orderId)
  if (money.length === 0) return
  for (const { id, amount } of refundsDue(money, { gross, credited: await creditedOf(tx, orderId) })) {
    // An order may become cheaper several times by the same cause.
    const before = await tx.$count(cardRefunds, eq(cardRefunds.cardPaymentId, id))
    await askRefund(tx, jobs, { key: `${key}:${id}:${before}`, cardPaymentId: id, amount, reason }, now)
  }
}

/** Gives money back, by a job that is repeated until the provider has accepted. */
export function workRefunds({ jobs, backgroundDb: db, clock }: Platform, provider: PaymentProvider): void {
  jobs.work<{ id: number }>(QUEUE, async ({ id }) => {
    const [found] = await db
      .select({ refund: cardRefunds, paidAs: cardPayments.providerRef })
      .from(cardRefunds)
      .innerJoin(cardPayments, eq(cardPayments.id, cardRefunds.cardPaymentId))
      .where(eq(cardRefunds.id, id))
    if (!found || found.refund.doneAt) return
    const { refund, paidAs } = found
    if (paidAs === null) throw new Error('The provider has not named the payment yet')
    const { providerRef } = await provider.refund({
      key: refund.key,
      providerRef: paidAs,
      amount: cents(refund.amount),
    })
    await db.update(cardRefunds).set({ doneAt: clock(), providerRef }).where(eq(cardRefunds.id, id))
  })
}
