import { type Cents, cents } from '@fairfloor/domain/money'
import { refundsDue } from '@fairfloor/domain/payments/cards/refund-due'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { leftOfCreditNote, paidByAllMeans } from '../../billing/index.ts'
import { cardPayments, cardRefunds } from '../tables.ts'
import type { PaymentProvider } from './provider.ts'
import { cardMoneyOf, creditedOf, creditedToCards } from './queries.ts'

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
export async function askRefund(tx: Db, jobs: Pick<Jobs, 'send'>, refund: Refund, now: Date): Promise<void> {
  const [asked] = await tx
    .insert(cardRefunds)
    .values({ ...refund, askedAt: now })
    .onConflictDoNothing({ target: cardRefunds.key })
    .returning({ id: cardRefunds.id })
  if (asked) await jobs.send(tx, QUEUE, { id: asked.id })
}

type Cause = { readonly orderId: number; readonly gross: Cents; readonly key: string }

/**
 * Asks for what was paid by card beyond the sum of an order; what credit notes give is for `refundCredit`. The order's row is
 * locked.
 */
export async function refundSurplus(
  tx: Db,
  jobs: Pick<Jobs, 'send'>,
  { orderId, gross, key }: Cause,
  now: Date,
): Promise<void> {
  const money = await cardMoneyOf(tx, orderId)
  if (money.length === 0) return
  const paid = await paidByAllMeans(tx, orderId)
  for (const { id, amount } of refundsDue(money, { paid, gross, credited: cents(0) })) {
    // An order may become cheaper several times by the same cause.
    const before = await tx.$count(cardRefunds, eq(cardRefunds.cardPaymentId, id))
    await askRefund(tx, jobs, { key: `${key}:${id}:${before}`, cardPaymentId: id, amount, reason: 'cancelled' }, now)
  }
}

type Credit = { readonly orderId: number; readonly gross: Cents; readonly creditNoteId: number }

/** Asks for what is left of a credit note, as far as a card has paid it. The order's row is locked. */
export async function refundCredit(
  tx: Db,
  jobs: Pick<Jobs, 'send'>,
  { orderId, gross, creditNoteId }: Credit,
  now: Date,
): Promise<void> {
  const money = await cardMoneyOf(tx, orderId)
  if (money.length === 0) return
  const paid = cents((await paidByAllMeans(tx, orderId)) - (await creditedToCards(tx, orderId)))
  const credited = await creditedOf(tx, orderId)
  const most = await leftOfCreditNote(tx, creditNoteId)
  for (const { id, amount } of refundsDue(money, { paid, gross, credited, most }))
    await askRefund(
      tx,
      jobs,
      { key: `credited:${creditNoteId}:${id}`, cardPaymentId: id, amount, reason: 'credited' },
      now,
    )
}

/** Gives money back, by a job that is repeated until the provider has accepted. */
export function workRefunds({ later, jobs, backgroundDb: db, clock }: Platform, provider: PaymentProvider): void {
  // A job is given up after a night without the provider.
  later.findAgain('refunds without job', {
    async find(from, before) {
      const undone = and(isNull(cardRefunds.doneAt), lte(cardRefunds.askedAt, before))
      return (await from.select({ id: cardRefunds.id }).from(cardRefunds).where(undone)).map(({ id }) => id)
    },
    async settle(tx, id) {
      const [undone] = await tx.select().from(cardRefunds).where(eq(cardRefunds.id, id)).for('update')
      if (undone?.doneAt === null && !(await jobs.isOpen(tx, QUEUE, { id }))) await jobs.send(tx, QUEUE, { id })
    },
  })

  later.job<{ id: number }>(QUEUE, async ({ id }) => {
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
