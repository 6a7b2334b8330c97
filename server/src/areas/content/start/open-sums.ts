import type { getOpenSums } from '@fairfloor/domain/content/start-contract'
import { dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros, sum } from '@fairfloor/domain/money'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { unpaidInvoices } from '../../billing/index.ts'
import { customerOf } from '../../companies/index.ts'
import { standingOf } from '../../orders/index.ts'

const SHOWN = 3

type At = { readonly now: Date; readonly timeZone: string }

/** What a customer owes, and how much of its limit is used. Three statements. */
export async function openSums(
  db: Db,
  viewer: CustomerViewer,
  { now, timeZone }: At,
): Promise<Answer<typeof getOpenSums>> {
  if (!hasRight(viewer, 'invoices') || !hasRight(viewer, 'prices')) return null
  const today = dayIn(now, timeZone)
  const owed = (await unpaidInvoices(db, viewer.customerId)).filter(one => one.owed > 0)
  const { open } = await standingOf(db, viewer.customerId, today)
  const limit = (await customerOf(db, viewer.customerId))?.creditLimit ?? null
  const sumOf = (some: typeof owed) => euros(sum(some.map(one => one.owed)))
  return {
    today,
    open: sumOf(owed),
    overdue: sumOf(owed.filter(({ dueOn }) => dueOn < today)),
    invoices: owed.length,
    first: owed.slice(0, SHOWN).map(({ number, dueOn, owed: left }) => ({
      invoice_number: number,
      due_on: dueOn,
      is_overdue: dueOn < today,
      open: euros(left),
    })),
    limit: limit === null ? null : euros(cents(limit)),
    used: euros(open),
  }
}
