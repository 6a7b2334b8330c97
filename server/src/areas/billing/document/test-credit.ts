import { priceCredit } from '@fairfloor/domain/billing/credit'
import type { Credited, CreditWanted } from '@fairfloor/domain/billing/credited'
import type { CreditNote } from './credit.ts'
import { type Asked, testInvoice } from './test-invoice.ts'

type Crediting = {
  readonly wanted?: readonly CreditWanted[]
  readonly earlier?: readonly Credited[]
  readonly kind?: CreditNote['credit']['kind']
  readonly reason?: string
}

/** A credit note for an invoice of the demo's wholesaler, without a database. */
export function testCredit(asked: Asked = {}, crediting: Crediting = {}): CreditNote {
  const {
    wanted = [{ of: 'pieces', line: 1, quantity: 2 }],
    earlier = [],
    kind = 'return',
    reason = 'damaged',
  } = crediting
  const { order, lines, totals, invoice } = testInvoice(asked)
  const priced = priceCredit({ lines, totals }, earlier, wanted, { capped: true })!
  const { number, issuedOn, suppliedOn, seller } = invoice
  const isBonus = kind === 'bonus'
  return {
    issuedAt: '2025-05-20T10:30:00.000Z',
    order: isBonus ? null : order,
    corrects: isBonus ? null : { number, issuedOn, suppliedOn },
    bonusYear: isBonus ? 2025 : null,
    invoiceAddress: order.invoiceAddress,
    shippingAddress: order.shippingAddress,
    vatId: order.vatId,
    lines: priced.lines.map(line => ({
      ...line,
      goods: isBonus ? null : (lines.find(one => one.line === line.invoiceLine) ?? null),
    })),
    totals: priced.totals,
    credit: { number: 'MV-CN-2025-00007', issuedOn: '2025-05-20', kind, reason, seller },
  }
}
