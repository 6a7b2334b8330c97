import { bonusOn, type Standing, standingAt, type Tier } from '@fairfloor/domain/billing/bonus/tiers'
import { basisPoints, type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { readTiers } from './save-tiers.ts'
import { countedDocuments } from './turnover.ts'

export type CustomersYear = Pick<Standing, 'tier' | 'percent'> & {
  readonly customerId: number
  readonly number: string | null
  readonly company: string
  readonly hasAgreement: boolean
  readonly turnover: Cents
  /** What is paid back, without VAT. */
  readonly amount: Cents
  /** What was paid; its credit note is issued a moment later. */
  readonly paid: { readonly creditNote: string | null } | null
}

type Found = {
  customerId: number
  number: string | null
  company: string
  hasAgreement: boolean
  counted: number
  turnover: number | null
  percent: number | null
  creditNote: string | null
}

/** Customers with an agreement and those who were paid for the year: as they stand, or as they were paid. */
export async function yearOfAll(db: Db, year: number): Promise<{ tiers: Tier[]; customers: CustomersYear[] }> {
  const tiers = await readTiers(db, year)
  const found = await rows<Found>(
    db,
    sql`
      select c.id as "customerId", c.erp_id as number, c.company, c.has_bonus as "hasAgreement",
        coalesce(t.net, 0)::float8 as counted, b.turnover::float8 as turnover, b.percent, n.number as "creditNote"
      from companies c
      left join bonus_credits b on b.customer_id = c.id and b.year = ${year}
      left join credit_note_heads n on n.id = b.credit_note_id
      left join (
        select customer_id, sum(net) as net
        from (${countedDocuments(year, of => sql`${of}.customer_id in (select id from companies where has_bonus)`)}) counted
        group by customer_id
      ) t on t.customer_id = c.id
      where c.has_bonus or b.id is not null order by c.company, c.id`,
  )
  return { tiers, customers: found.map(one => customerOf(one, tiers)) }
}

function customerOf({ counted, turnover, percent, creditNote, ...one }: Found, tiers: readonly Tier[]): CustomersYear {
  const net = cents(turnover ?? counted)
  const standing = standingAt(net, tiers)
  const share = percent === null ? standing.percent : basisPoints(percent)
  return {
    ...one,
    turnover: net,
    tier: standing.tier,
    percent: share,
    amount: bonusOn(net, share),
    paid: percent === null ? null : { creditNote },
  }
}

/** Who would be paid now, and what. */
export const toPay = (customers: readonly CustomersYear[]): CustomersYear[] =>
  customers.filter(({ hasAgreement, paid, amount }) => hasAgreement && !paid && amount > 0)
