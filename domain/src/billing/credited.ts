import type { Cents } from '../money.ts'
import type { Group } from './sum-up.ts'
import type { OrderTotals, VatCategory } from './totals.ts'

/** A line of an invoice; amounts in cents without VAT. */
export type InvoicedLine = {
  readonly line: number
  readonly quantity: number
  readonly unitNet: number
  readonly net: number
  /** Basis points. */
  readonly vatRate: number
  readonly deposit: number
  readonly consumptionTax: number
  readonly label: number
}

export type Invoiced = { readonly lines: readonly InvoicedLine[]; readonly totals: OrderTotals }

/** A net sum under one VAT category and rate. */
export type CreditSum = Group & { readonly net: Cents }

/** What a credit note's line gives back: pieces with all that was charged for them, a part of their price, or a sum. */
export type CreditWanted =
  | { readonly of: 'pieces'; readonly line: number; readonly quantity: number }
  | { readonly of: 'price'; readonly line: number; readonly quantity: number; readonly unitNet: Cents }
  | ({ readonly of: 'sum' } & CreditSum)

/** A line of a credit note, numbered from 1. */
export type CreditedLine = InvoicedLine & {
  readonly of: CreditWanted['of']
  /** Line of the invoice; null in a sum. */
  readonly invoiceLine: number | null
  readonly category: VatCategory
}

export type Credited = { readonly lines: readonly CreditedLine[]; readonly totals: OrderTotals }
