import * as contract from '@fairfloor/domain/billing/receivables/contract'
import * as shapes from '@fairfloor/domain/billing/receivables/statement-shapes'
import { type Day, dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type Cents, cents, euros, sum } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { customerOf } from '../../companies/index.ts'
import { peopleById } from '../../people/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { creditSum, unpaidInvoices } from '../account.ts'

/** What is shown of a customer's reminders. */
const MOST_REMINDERS = 20

/** What is open of a customer: its invoices, and its orders that have none yet. */
export type OpenOf = (db: Db, customerId: number, today: Day) => Promise<Cents>

/** Serves what a customer owes, how much of its limit is used, and how it was reminded. */
export function serveAccount({ db, ...platform }: Platform, shop: LiveShop, openOf: OpenOf): void {
  serve({ db, ...platform }, contract.getAccount, shapes.getAccount, async ({ params: { id }, now }) => {
    const customer = await customerOf(db, id)
    if (!customer) throw refuse('not_found')
    const { timeZone } = shop.current()
    const today = dayIn(now, timeZone)
    const unpaid = await unpaidInvoices(db, id)
    const owedOf = (some: typeof unpaid) => euros(sum(some.map(({ owed }) => owed)))
    return {
      today,
      time_zone: timeZone,
      open: owedOf(unpaid),
      overdue: owedOf(unpaid.filter(({ dueOn }) => dueOn < today)),
      credit: euros(await creditSum(db, id)),
      used: euros(await openOf(db, id, today)),
      limit: customer.creditLimit === null ? null : euros(cents(customer.creditLimit)),
      reminders: await remindersOf(db, id),
    }
  })
}

async function remindersOf(db: Db, customerId: number) {
  const found = await rows<{ number: string; level: number; at: Date | string; by: number | null }>(
    db,
    sql`
      select i.number, r.level, r.sent_at as at, r.sent_by as by
      from reminders r join invoice_heads i on i.id = r.invoice_id
      where i.customer_id = ${customerId} order by r.id desc limit ${MOST_REMINDERS}::int`,
  )
  const people = await peopleById(
    db,
    found.flatMap(({ by }) => (by === null ? [] : [by])),
  )
  return found.map(({ number, level, at, by }) => ({
    number,
    level,
    sent_at: new Date(at).toISOString(),
    by: people.get(by ?? 0)?.name ?? null,
  }))
}
