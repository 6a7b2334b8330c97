import { refuse } from '@fairfloor/domain/billing/bonus/refusals'
import { bonusByRate, bonusOn } from '@fairfloor/domain/billing/bonus/tiers'
import { titles } from '@fairfloor/domain/billing/bonus/titles'
import type { VatPart } from '@fairfloor/domain/billing/totals'
import { basisPoints, cents } from '@fairfloor/domain/money'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import { publish } from '../../../platform/outbox.ts'
import { bonusCredits } from '../bonus-tables.ts'
import { issueCreditNote } from '../issue-credit-note.ts'
import { lockYear } from './save-tiers.ts'
import { countedDocuments } from './turnover.ts'
import { toPay, yearOfAll } from './year.ts'

/** Topic of the event for a bonus whose credit note is to be issued. */
export const BONUS_GRANTED = 'bonus.granted'

export type BonusGranted = { readonly bonusCreditId: number; readonly userId: number | null }

type Paying = {
  readonly year: number
  /** The year that runs. */
  readonly thisYear: number
  /** The version of the table that the operator saw; null: no version is compared. */
  readonly version: string | null
  readonly userId: number | null
  readonly now: Date
}

/**
 * Grants the bonus of a finished year to each customer with an agreement that was not paid yet, with turnover and percentage
 * as they stand. The credit notes follow one by one, each in its own transaction.
 * @returns how many customers it was granted to
 * @throws Refusal year_not_over, changed_meanwhile
 */
export async function payYear(tx: Db, { year, thisYear, version, userId, now }: Paying): Promise<number> {
  if (year >= thisYear) throw refuse('year_not_over')
  await lockYear(tx, year)
  const due = toPay((await yearOfAll(tx, year)).customers)
  if (version !== null) guardVersion(version, paymentOf(due))
  if (due.length === 0) return 0
  const granted = await tx
    .insert(bonusCredits)
    .values(due.map(({ customerId, turnover, percent }) => ({ customerId, year, turnover, percent, madeAt: now })))
    .onConflictDoNothing()
    .returning({ id: bonusCredits.id })
  for (const { id } of granted) await publish(tx, BONUS_GRANTED, { bonusCreditId: id, userId } satisfies BonusGranted)
  return granted.length
}

/** What the operator has seen before it is paid. */
export const paymentOf = (due: ReturnType<typeof toPay>) =>
  due.map(({ customerId, turnover, percent }) => [customerId, turnover, percent])

/** Issues the credit note of a granted bonus, once: with the VAT of the year's goods. */
export async function creditBonus(tx: Db, { bonusCreditId, userId }: BonusGranted, now: Date): Promise<void> {
  const [granted] = await tx.select().from(bonusCredits).where(eq(bonusCredits.id, bonusCreditId)).for('update')
  if (!granted || granted.creditNoteId !== null) return
  const { customerId, year, turnover, percent } = granted
  const note = await issueCreditNote(tx, {
    kind: 'bonus',
    customerId,
    year,
    sums: bonusByRate(bonusOn(cents(turnover), basisPoints(percent)), await goodsByRate(tx, customerId, year)),
    reason: titles.en.year(year),
    issuedBy: userId,
    now,
  })
  if (note)
    await tx.update(bonusCredits).set({ creditNoteId: note.creditNoteId }).where(eq(bonusCredits.id, bonusCreditId))
}

/** Bonuses that were granted before an instant and have no credit note. */
export async function withoutNote(db: Db, before: Date): Promise<number[]> {
  const found = await db
    .select({ id: bonusCredits.id })
    .from(bonusCredits)
    .where(and(isNull(bonusCredits.creditNoteId), lte(bonusCredits.madeAt, before)))
  return found.map(({ id }) => id)
}

type Rate = Pick<VatPart, 'category' | 'rate'> & { readonly net: number }

const goodsByRate = (db: Db, customerId: number, year: number): Promise<Rate[]> =>
  rows<Rate>(
    db,
    sql`
      select part.category, part.rate, sum(counted.sign * part.net)::float8 as net
      from (${countedDocuments(year, of => sql`${of}.customer_id = ${customerId}`)}) counted,
        jsonb_to_recordset(counted.document -> 'totals' -> 'goods' -> 'byRate')
          as part(category text, rate int, net bigint)
      group by part.category, part.rate order by part.rate, part.category`,
  )
