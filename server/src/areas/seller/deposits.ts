import { day, instantIn } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { keep } from '../../platform/kept.ts'
import type { Platform } from '../../platform/parts.ts'
import { deposits, sellerSettings } from './tables.ts'

/** The deposits as lists show them, in memory. */
export type Deposits = {
  /**
   * Deposit of one unit by kind of packaging in the customer's own country; an order asks the country that it goes to.
   * Staff, who have no country, see none.
   */
  of(country: string | null, now: Date): Promise<ReadonlyMap<string, Cents>>
}

const CHANNEL = 'deposits'
const NONE: ReadonlyMap<string, Cents> = new Map()
/** The last instant that a Date can hold. */
const END_OF_TIME = 8.64e15
/** All of them are kept as one. */
const ALL = 0

export async function openDeposits({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<Deposits> {
  const kept = await keep(bus, CHANNEL, async () => ({
    rows: await readDeposits(db),
    reckoned: new Map<string, Valid>(),
  }))
  return {
    async of(country, now) {
      if (country === null) return NONE
      const { rows, reckoned } = await kept.of(ALL)
      const known = reckoned.get(country)
      if (known && known.from <= now && now < known.until) return known.amounts
      const valid = validAt(
        rows.filter(row => row.country === country),
        now,
      )
      reckoned.set(country, valid)
      return valid.amounts
    },
  }
}

/** What holds from one instant until just before another. */
type Valid = { amounts: ReadonlyMap<string, Cents>; from: Date; until: Date }
type Row = Awaited<ReturnType<typeof readDeposits>>[number]

function validAt(rows: readonly Row[], now: Date): Valid {
  const begun = rows.filter(({ begins }) => begins <= now)
  const amounts = new Map(begun.map(row => [row.depositClass, cents(row.amount)]))
  const next = Math.min(...rows.filter(({ begins }) => begins > now).map(({ begins }) => begins.getTime()), END_OF_TIME)
  return { amounts, from: begun.at(-1)?.begins ?? new Date(0), until: new Date(next) }
}

/** To be called in the transaction that changes a deposit: when it commits, every server reads them again. */
export const depositsChanged = (tx: Db): Promise<unknown> => tx.execute(sql`select pg_notify(${CHANNEL}, '')`)

async function readDeposits(db: Db) {
  const rows = await db.select().from(deposits).orderBy(asc(deposits.validFrom))
  const [house] = await db.select({ timeZone: sellerSettings.timeZone }).from(sellerSettings)
  if (!house) return []
  return rows.map(row => ({ ...row, begins: instantIn(day(row.validFrom), '00:00', house.timeZone) }))
}
