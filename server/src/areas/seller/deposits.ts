import { day, instantIn } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc } from 'drizzle-orm'
import { noteChange, openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { deposits, sellerSettings } from './tables.ts'

/** The deposits shown in lists, in memory. */
export type Deposits = {
  /**
   * Deposit of one unit by kind of packaging in the customer's own country; an order uses its delivery country. Staff
   * have no country and see none. As long as they are the same it is the same Map.
   */
  of(country: string | null, now: Date): Promise<ReadonlyMap<string, Cents>>
}

const TOPIC = 'deposits'
const NONE: ReadonlyMap<string, Cents> = new Map()
type Row = Awaited<ReturnType<typeof readDeposits>>[number]
/** The deposits valid from one instant until just before another. */
type Valid = { readonly amounts: ReadonlyMap<string, Cents>; readonly from: number; readonly until: number }
type Known = { readonly rows: readonly Row[]; readonly byCountry: Map<string, Valid> }

export async function openDeposits({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<Deposits> {
  const cache = await openCache<'all', Known>(bus, TOPIC, { max: 1 })
  return {
    async of(country, now) {
      if (country === null) return NONE
      const { rows, byCountry } = await cache.get('all', async () => ({
        rows: await readDeposits(db),
        byCountry: new Map(),
      }))
      const known = byCountry.get(country)
      const at = now.getTime()
      if (known && known.from <= at && at < known.until) return known.amounts
      const valid = validAt(
        rows.filter(row => row.country === country),
        at,
      )
      byCountry.set(country, valid)
      return valid.amounts
    },
  }
}

function validAt(rows: readonly Row[], at: number): Valid {
  const begun = rows.filter(({ begins }) => begins.getTime() <= at)
  const next = rows.find(({ begins }) => begins.getTime() > at)
  return {
    // Oldest first, so that the latest valid row of each kind wins.
    amounts: new Map(begun.map(row => [row.depositClass, cents(row.amount)])),
    from: begun.at(-1)?.begins.getTime() ?? Number.NEGATIVE_INFINITY,
    until: next?.begins.getTime() ?? Number.POSITIVE_INFINITY,
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
