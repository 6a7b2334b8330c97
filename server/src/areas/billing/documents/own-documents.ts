import type { getOwnDocuments } from '@fairfloor/domain/billing/documents/contract'
import { soonUntil } from '@fairfloor/domain/billing/documents/due-in'
import { type Day, dayIn } from '@fairfloor/domain/day'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { cents, euros, sum } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import { customerOf } from '../../companies/index.ts'
import { creditSum, unpaidInvoices } from '../account.ts'
import type { OpenOf } from '../receivables/account.ts'
import { condition } from '../receivables/condition.ts'
import { countsOf, documentsFound } from '../receivables/documents.ts'

type Query = Parsed<typeof getOwnDocuments>['query']

/** A page of a customer's documents, what is open first, and what they come to. */
export async function ownDocuments(
  db: Db,
  customerId: number,
  query: Query,
  { today, timeZone, openOf }: { today: Day; timeZone: string; openOf: OpenOf },
): Promise<Answer<typeof getOwnDocuments>> {
  const wanted = { ...query, customer: customerId }
  const which = await condition(db, wanted)
  const { open, overdue, credit, ...of } = await countsOf(db, wanted, { today, which })
  const counts = { ...of, open: open.documents, overdue: overdue.documents, credit: credit.documents }
  const part = { place: query.place, total: counts[query.state ?? 'all'] }
  const { rows: found, listed } = await documentsFound(db, wanted, { today, which, part, openFirst: true })
  return {
    ...listed,
    today,
    sums: await sumsOf(db, customerId, { today, openOf }),
    counts,
    documents: found.map(one => ({
      kind: one.kind,
      number: one.number,
      order_id: one.orderId,
      external_reference: one.reference,
      issued_on: one.issuedOn,
      due_on: one.dueOn,
      paid_on: one.paidAt === null ? null : dayIn(one.paidAt, timeZone),
      amount: euros(cents(one.gross)),
      open: euros(cents(one.rest)),
      standing: one.standing,
    })),
  }
}

async function sumsOf(db: Db, customerId: number, { today, openOf }: { today: Day; openOf: OpenOf }) {
  const unpaid = await unpaidInvoices(db, customerId)
  const until = soonUntil(today)
  const owed = (some: typeof unpaid) => euros(sum(some.map(one => one.owed)))
  const limit = (await customerOf(db, customerId))?.creditLimit ?? null
  return {
    open: owed(unpaid),
    overdue: owed(unpaid.filter(({ dueOn }) => dueOn < today)),
    due_soon: owed(unpaid.filter(({ dueOn }) => dueOn >= today && dueOn <= until)),
    due_soon_until: until,
    credit: euros(await creditSum(db, customerId)),
    limit_left: limit === null ? null : euros(cents(Math.max(0, limit - (await openOf(db, customerId, today))))),
  }
}
