import { day, instantIn } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc } from 'drizzle-orm'
import { noteChange, openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import { deposits, sellerSettings } from './tables.ts'

/** The deposits shown in lists, in memory. */
export type Deposits = {
  /**
   * Deposit of one unit by kind of packaging in the customer's own country; an order uses its delivery country. Staff
   * have no country and see none.
   */
  of(country: string | null, now: Date): Promise<ReadonlyMap<string, Cents>>
}

const TOPIC = 'deposits'
const NONE: ReadonlyMap<string, Cents> = new Map()
type Row = Awaited<ReturnType<typeof readDeposits>>[number]

export async function openDeposits({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<Deposits> {
  const cache = await openCache<'all', readonly Row[]>(bus, TOPIC, { max: 1 })
  return {
    async of(country, now) {
      if (country === null) return NONE
      const rows = await cache.get('all', () => readDeposits(db))
      // Oldest first, so that the latest valid row of each kind wins.
      const valid = rows.filter(row => row.country === country && row.begins <= now)
      return new Map(valid.map(row => [row.depositClass, cents(row.amount)]))
    },
  }
}

/** Call in the transaction that changes a deposit: on commit, every server reloads them. */
export const depositsChanged = (tx: Db): Promise<void> => noteChange(tx, TOPIC)

async function readDeposits(db: Db) {
  const rows = await db.select().from(deposits).orderBy(asc(deposits.validFrom))
  const [house] = await db.select({ timeZone: sellerSettings.timeZone }).from(sellerSettings)
  if (!house) return []
  return rows.map(row => ({ ...row, begins: instantIn(day(row.validFrom), '00:00', house.timeZone) }))
}
