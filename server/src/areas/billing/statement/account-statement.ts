import { refuse } from '@fairfloor/domain/billing/receivables/refusals'
import { type Period, type Statement, statementOf } from '@fairfloor/domain/billing/receivables/statement'
import { type Day, dayIn } from '@fairfloor/domain/day'
import type { Db } from '../../../platform/database.ts'
import { addressesOf, type Customer, customerOf } from '../../companies/index.ts'
import { type AccountEntry, accountEntries } from './entries.ts'

export type AccountStatement = Statement<AccountEntry> & {
  readonly period: Period
  readonly customer: Customer
  readonly address: Awaited<ReturnType<typeof addressesOf>>[number] | undefined
}

type Asked = { readonly from?: string | undefined; readonly until?: string | undefined }

/** The period that is asked for; by default the calendar year until today. @throws Refusal period_turned */
export function periodOf({ from, until }: Asked, now: Date, timeZone: string): Period {
  const today = dayIn(now, timeZone)
  const period = { from: (from ?? `${today.slice(0, 4)}-01-01`) as Day, until: (until ?? today) as Day }
  if (period.from > period.until) throw refuse('period_turned')
  return period
}

/** @throws Refusal not_found */
export async function accountStatement(
  db: Db,
  customerId: number,
  { period, timeZone }: { period: Period; timeZone: string },
): Promise<AccountStatement> {
  const customer = await customerOf(db, customerId)
  if (!customer) throw refuse('not_found')
  const entries = await accountEntries(db, customerId, timeZone)
  const address = (await addressesOf(db, customerId)).find(({ purpose }) => purpose === 'invoice')
  return { ...statementOf(entries, period), period, customer, address }
}
