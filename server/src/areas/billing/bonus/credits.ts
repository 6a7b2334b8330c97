import { bonusOn } from '@fairfloor/domain/billing/bonus/tiers'
import { basisPoints, type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'

export type PaidYear = {
  readonly year: number
  readonly turnover: Cents
  /** Basis points. */
  readonly percent: number
  /** Without VAT. */
  readonly amount: Cents
  readonly note: { readonly number: string; readonly issued_on: string; readonly gross: Cents } | null
}

type Found = {
  year: number
  turnover: number
  percent: number
  number: string | null
  issuedOn: string | null
  gross: number | null
}

/** What a customer was paid for the years before, the last one first. */
export async function paidYears(db: Db, customerId: number): Promise<PaidYear[]> {
  const found = await rows<Found>(
    db,
    sql`
      select b.year, b.turnover::float8 as turnover, b.percent, c.number, c.issued_on::text as "issuedOn",
        c.gross::float8 as gross
      from bonus_credits b left join credit_note_heads c on c.id = b.credit_note_id
      where b.customer_id = ${customerId} order by b.year desc`,
  )
  return found.map(({ year, turnover, percent, number, issuedOn, gross }) => ({
    year,
    turnover: cents(turnover),
    percent,
    amount: bonusOn(cents(turnover), basisPoints(percent)),
    note: number === null ? null : { number, issued_on: issuedOn!, gross: cents(gross!) },
  }))
}
