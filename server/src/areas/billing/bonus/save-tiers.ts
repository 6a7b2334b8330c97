import { refuse } from '@fairfloor/domain/billing/bonus/refusals'
import { type Tier, tierThatDoesNotRise } from '@fairfloor/domain/billing/bonus/tiers'
import { basisPoints, cents } from '@fairfloor/domain/money'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { bonusCredits, bonusTiers } from '../bonus-tables.ts'

/** The tiers of a year, rising. */
export async function readTiers(db: Db, year: number): Promise<Tier[]> {
  const found = await db.select().from(bonusTiers).where(eq(bonusTiers.year, year)).orderBy(asc(bonusTiers.fromNet))
  return found.map(({ fromNet, percent }) => ({ from: cents(fromNet), percent: basisPoints(percent) }))
}

/** Others who change or pay the year wait. */
export const lockYear = (tx: Db, year: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bonus ${year}`}, 0))`)

/** Sets the tiers of a locked year. @throws Refusal tiers_not_rising, year_paid */
export async function saveTiers(tx: Db, year: number, tiers: readonly Tier[]): Promise<void> {
  const at = tierThatDoesNotRise(tiers)
  if (at !== undefined) throw refuse('tiers_not_rising').at(`tiers.${at}`)
  const [paid] = await tx.select({ id: bonusCredits.id }).from(bonusCredits).where(eq(bonusCredits.year, year)).limit(1)
  if (paid) throw refuse('year_paid')
  await tx.delete(bonusTiers).where(eq(bonusTiers.year, year))
  if (tiers.length > 0)
    await tx.insert(bonusTiers).values(tiers.map(({ from, percent }) => ({ year, fromNet: from, percent })))
}
