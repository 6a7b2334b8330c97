import type { CreditedLine } from '@fairfloor/domain/billing/credited'
import type { OrderTotals } from '@fairfloor/domain/billing/totals'
import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { Seller } from '@fairfloor/domain/seller/seller'
import type { InvoiceLine } from './invoice.ts'

type Goods = Pick<InvoiceLine, 'sku' | 'ean' | 'extras' | `${'brand' | 'product' | 'size' | 'flavour'}Name`>

export type CreditNoteLine = CreditedLine & {
  /** As on the invoice; null in a sum. */
  readonly goods: Goods | null
}

/** Whether the card's provider has the money of an order. */
export type PaidBy = 'card' | 'card and others' | 'others'

/** The credit note except its number, day, kind, reason and seller. */
export type CreditDocument = {
  /** The instant of issue, ISO 8601: the date of the file. */
  readonly issuedAt: string
  /** Null in a bonus, which is for all orders of a year. */
  readonly order: {
    readonly id: number
    readonly externalReference: string | null
    readonly paymentMethod: string
    /** By what it was paid when this was issued; missing in what was issued before this was kept. */
    readonly paidBy?: PaidBy
  } | null
  readonly corrects: { readonly number: string; readonly issuedOn: string; readonly suppliedOn: string } | null
  readonly bonusYear: number | null
  readonly invoiceAddress: PostalAddress
  readonly shippingAddress: PostalAddress
  readonly vatId: string | null
  readonly lines: readonly CreditNoteLine[]
  readonly totals: OrderTotals
}

/** Everything that the PDF and the data of a credit note are made of. */
export type CreditNote = CreditDocument & {
  readonly credit: {
    readonly number: string
    readonly issuedOn: string
    readonly kind: 'return' | 'price' | 'goodwill' | 'complaint' | 'bonus'
    /** Of a return its code, of a bonus nothing. */
    readonly reason: string
    readonly seller: Seller
  }
}
