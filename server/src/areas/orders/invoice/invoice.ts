import type { OrderAddress } from '@fairfloor/domain/orders/contract'
import type { PartName, VatCategory } from '@fairfloor/domain/orders/totals'
import type { InvoiceRow, StoredOrder } from '../queries.ts'
import { type Words, wordsOf } from './texts.ts'

/** An order with its invoice: everything that paper and data of the invoice are made of. */
export type Invoice = StoredOrder & { invoice: InvoiceRow }

/** Parts of an order besides the goods, in the order of the specification's totals rows (§9). */
const CHARGES: readonly Exclude<PartName, 'goods'>[] = [
  'shipping',
  'label',
  'consumptionTax',
  'deposit',
  'documentFee',
  'cardFee',
]

/** Charges that are above 0, as the invoice calls them. */
export function chargesOf(invoice: Invoice) {
  const { charges } = wordsOf(invoice)
  const { totals } = invoice.order
  return CHARGES.map(part => ({ name: charges[part], ...totals[part] })).filter(({ net }) => net > 0)
}

type Exemption = { readonly reason: keyof Words['exemptions']; readonly code?: string }

/** Why a category bears no VAT: text and code of EN 16931 (BT-120, BT-121; code list VATEX). */
const EXEMPTIONS: Readonly<Partial<Record<VatCategory, Exemption>>> = {
  K: { reason: 'supply', code: 'VATEX-EU-IC' },
  G: { reason: 'export', code: 'VATEX-EU-G' },
  E: { reason: 'deposit' },
}

/** @returns nothing for a category that bears VAT */
export function exemptionOf(invoice: Invoice, category: VatCategory): { reason: string; code?: string } | undefined {
  const found = EXEMPTIONS[category]
  return found && { ...found, reason: wordsOf(invoice).exemptions[found.reason] }
}

export const exemptionsOf = (invoice: Invoice): string[] => [
  ...new Set(invoice.order.totals.breakdown.flatMap(({ category }) => exemptionOf(invoice, category)?.reason ?? [])),
]

/** What a party is called: its company, else the person. */
export const partyName = ({ company, first_name, last_name }: OrderAddress): string =>
  company.trim() || personName({ first_name, last_name }) || '-'

export const personName = ({ first_name, last_name }: Pick<OrderAddress, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()
