import type { CreditWanted } from '@fairfloor/domain/billing/credited'
import { refuse as refuseCredit } from '@fairfloor/domain/billing/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { basisPoints, fromEuros } from '@fairfloor/domain/money'
import type { issueOrderCredit as contract } from '@fairfloor/domain/orders/desk-contract'
import type { Db } from '../../../platform/database.ts'
import { writeAudit } from '../../back-office/index.ts'
import { documentsOf, issueCreditNote } from '../../billing/index.ts'
import { lockedOrder } from '../locked-order.ts'
import { subjectOf } from './view.ts'

type Body = Parsed<typeof contract>['body']

type Crediting = { readonly orderId: number; readonly body: Body; readonly userId: number; readonly now: Date }

/**
 * Issues a credit note by hand for one of an order's invoices.
 * @throws Refusal not_found, more_than_invoiced
 */
export async function creditOrder(tx: Db, { orderId, body, userId, now }: Crediting): Promise<void> {
  await lockedOrder(tx, orderId)
  const { invoice_id: invoiceId, kind, reason, lines } = body
  const papers = await documentsOf(tx, orderId)
  if (!papers.some(paper => paper.kind === 'invoice' && paper.id === invoiceId)) throw refuse('not_found')
  const wanted = lines.map(wantedOf)
  const issued = await issueCreditNote(tx, { kind, invoiceId, wanted, reason, issuedBy: userId, now })
  if (!issued) throw refuseCredit('more_than_invoiced')
  await writeAudit(tx, {
    at: now,
    userId,
    action: 'issue credit note',
    subject: subjectOf(orderId),
    details: { number: issued.number, invoice: invoiceId, kind, reason, lines },
  })
}

function wantedOf(line: Body['lines'][number]): CreditWanted {
  if (line.of === 'pieces') return line
  if (line.of === 'price')
    return { of: 'price', line: line.line, quantity: line.quantity, unitNet: fromEuros(line.unit_price) }
  const { category, rate, amount } = line
  return { of: 'sum', category, rate: basisPoints(Math.round(rate * 100)), net: fromEuros(amount) }
}
