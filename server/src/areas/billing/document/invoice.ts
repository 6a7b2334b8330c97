import type { OrderTotals, PartName, VatCategory } from '@fairfloor/domain/billing/totals'
import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { Extras } from '@fairfloor/domain/extras'
import type { Seller } from '@fairfloor/domain/seller/seller'
import type { Words } from './texts.ts'

/** A line as shown on the invoice; amounts in cents without VAT. */
export type InvoiceLine = {
  readonly line: number
  readonly sku: string
  readonly ean: string | null
  readonly brandName: string
  readonly productName: string
  readonly sizeName: string
  readonly flavourName: string
  readonly quantity: number
  readonly unitNet: number
  readonly net: number
  /** Basis points. */
  readonly vatRate: number
  readonly deposit: number
  readonly consumptionTax: number
  readonly label: number
  readonly extras?: Extras
}

/** Cents by which a line costs less than its quantity at its price (EN 16931 BT-136): for free pieces, and in a credit note for what was credited before. */
export const reductionOf = ({ unitNet, quantity, net }: Pick<InvoiceLine, 'unitNet' | 'quantity' | 'net'>): number =>
  unitNet * quantity - net

/** The order as the invoice shows it. */
export type InvoicedOrder = {
  readonly id: number
  readonly externalReference: string | null
  readonly note: string | null
  readonly carrier: string
  readonly paymentMethod: string
  readonly invoiceAddress: PostalAddress
  readonly shippingAddress: PostalAddress
  readonly vatId: string | null
}

/** The invoice except its number, dates and seller. */
export type InvoiceDocument = {
  /** The instant of issue, ISO 8601: the date of the file. */
  readonly issuedAt: string
  readonly order: InvoicedOrder
  readonly lines: readonly InvoiceLine[]
  readonly totals: OrderTotals
  /** Cents that were paid ahead of it; absent where nothing was. */
  readonly prepaid?: number
  /** Cents that are not asked for, since the order is paid in full and its invoices are rounded one by one; absent for none. */
  readonly rounding?: number
}

/** Everything that the PDF and the data of an invoice are made of. */
export type Invoice = InvoiceDocument & {
  readonly invoice: {
    readonly number: string
    readonly issuedOn: string
    readonly suppliedOn: string
    readonly dueOn: string
    readonly seller: Seller
  }
}

/** Parts of an order besides the goods, in the order of the totals. */
const CHARGES: readonly Exclude<PartName, 'goods'>[] = [
  'shipping',
  'label',
  'consumptionTax',
  'deposit',
  'documentFee',
  'cardFee',
]

/** Charges above 0, by their names on the document. */
export function chargesOf(totals: OrderTotals, { charges }: Words) {
  return CHARGES.map(part => ({ name: charges[part], ...totals[part] })).filter(({ net }) => net > 0)
}

type Exemption = { readonly reason: keyof Words['exemptions']; readonly code?: string }

/** Why a category has no VAT: text and code of EN 16931 (BT-120, BT-121; code list VATEX). */
const EXEMPTIONS: Readonly<Partial<Record<VatCategory, Exemption>>> = {
  K: { reason: 'supply', code: 'VATEX-EU-IC' },
  G: { reason: 'export', code: 'VATEX-EU-G' },
  E: { reason: 'deposit' },
}

/** @returns undefined for a category with VAT */
export function exemptionOf(category: VatCategory, words: Words): { reason: string; code?: string } | undefined {
  const found = EXEMPTIONS[category]
  return found && { ...found, reason: words.exemptions[found.reason] }
}

export const exemptionsOf = ({ breakdown }: OrderTotals, words: Words): string[] => [
  ...new Set(breakdown.flatMap(({ category }) => exemptionOf(category, words)?.reason ?? [])),
]

/** Name of a party: its company, otherwise the person. */
export const partyName = ({ company, first_name, last_name }: PostalAddress): string =>
  company.trim() || personName({ first_name, last_name }) || '-'

export const personName = ({ first_name, last_name }: Pick<PostalAddress, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()
