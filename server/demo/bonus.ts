import { dayIn } from '@fairfloor/domain/day'
import { basisPoints, fromEuros } from '@fairfloor/domain/money'
import { readTiers, saveTiers } from '../src/areas/billing/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoHouse } from './orders.ts'

/** Euros and basis points. */
const TIERS = [
  [2_500, 100],
  [10_000, 200],
  [25_000, 300],
  [60_000, 450],
] as const

/** Gives the year that runs and the one before it tiers, where they have none. */
export async function demoBonus(tx: Db, now: Date): Promise<void> {
  const thisYear = Number(dayIn(now, demoHouse.settings.timeZone).slice(0, 4))
  const tiers = TIERS.map(([from, percent]) => ({ from: fromEuros(from), percent: basisPoints(percent) }))
  for (const year of [thisYear - 1, thisYear])
    if ((await readTiers(tx, year)).length === 0) await saveTiers(tx, year, tiers)
}
