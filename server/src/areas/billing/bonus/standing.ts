import { type Standing, standingAt, type Tier } from '@fairfloor/domain/billing/bonus/tiers'
import { dayIn } from '@fairfloor/domain/day'
import { basisPoints, type Cents, cents, euros } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { LiveShop } from '../../seller/index.ts'
import { turnoverOf } from './turnover.ts'

/** The calendar year that runs, in the shop's time zone. */
export const yearAt = (now: Date, shop: LiveShop): number => Number(dayIn(now, shop.current().timeZone).slice(0, 4))

type YearOfCustomer = Standing & { readonly turnover: Cents; readonly tiers: readonly Tier[] }

type StoredTier = { readonly from: number; readonly percent: number }

/** The tiers of a year, rising, as a part of a statement. */
const tiersOf = (year: number): SQL => sql`(
  select coalesce(json_agg(json_build_object('from', from_net, 'percent', percent) order by from_net), '[]'::json)
  from bonus_tiers where year = ${year}
)`

const tierOf = ({ from, percent }: StoredTier): Tier => ({ from: cents(from), percent: basisPoints(percent) })

/** Where a customer stands in a year, read in one statement: every page of a customer with a bonus asks for it. */
export async function standingOf(db: Db, customerId: number, year: number): Promise<YearOfCustomer> {
  const [found] = await rows<{ turnover: number; tiers: StoredTier[] }>(
    db,
    sql`select ${turnoverOf(customerId, year)} as turnover, ${tiersOf(year)} as tiers`,
  )
  const turnover = cents(found!.turnover)
  const tiers = found!.tiers.map(tierOf)
  return { turnover, tiers, ...standingAt(turnover, tiers) }
}

/** As the user has it. */
export const shownStanding = ({ turnover, tier, percent, next, missing }: YearOfCustomer) => ({
  turnover: euros(turnover),
  tier,
  percent: percent / 100,
  next_from: next && euros(next.from),
  missing: missing === null ? null : euros(missing),
})
