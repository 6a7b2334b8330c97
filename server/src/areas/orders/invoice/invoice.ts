import type { OrderAddress } from '@fairfloor/domain/orders/contract'
import type { OrderTotals, PartName, VatCategory } from '@fairfloor/domain/orders/totals'
import type { InvoiceRow, StoredOrder } from '../queries.ts'

/** An order with its invoice: everything that paper and data of the invoice are made of. */
export type Invoice = StoredOrder & { invoice: InvoiceRow }

/** Parts of an order besides the goods, in the order of the specification's totals rows (§9), as the invoice calls them. */
const CHARGES: readonly (readonly [part: Exclude<PartName, 'goods'>, name: string])[] = [
  ['shipping', 'Shipping'],
  ['label', 'Label service'],
  ['consumptionTax', 'Consumption tax (Verbruiksbelasting)'],
  ['deposit', 'Deposit on packaging'],
  ['documentFee', 'Export document fee'],
  ['cardFee', 'Credit card fee'],
]

/** Charges that are above 0. */
export const chargesOf = (totals: OrderTotals) =>
  CHARGES.map(([part, name]) => ({ name, ...totals[part] })).filter(({ net }) => net > 0)

/** Why a category bears no VAT: text and code of EN 16931 (BT-120, BT-121; code list VATEX). */
export const EXEMPTIONS: Readonly<Partial<Record<VatCategory, { reason: string; code?: string }>>> = {
  K: {
    reason: 'Intra-Community supply, exempt from VAT (Article 138, Directive 2006/112/EC)',
    code: 'VATEX-EU-IC',
  },
  G: { reason: 'Export outside the EU, exempt from VAT (Article 146, Directive 2006/112/EC)', code: 'VATEX-EU-G' },
  E: { reason: 'Deposit on returnable packaging, not part of the taxable amount (Article 92, Directive 2006/112/EC)' },
}

export const exemptionsOf = ({ breakdown }: OrderTotals): string[] => [
  ...new Set(breakdown.flatMap(({ category }) => EXEMPTIONS[category]?.reason ?? [])),
]

/** What a party is called: its company, else the person. */
export const partyName = ({ company, first_name, last_name }: OrderAddress): string =>
  company.trim() || personName({ first_name, last_name }) || '-'

export const personName = ({ first_name, last_name }: Pick<OrderAddress, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()
