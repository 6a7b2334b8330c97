import type { BasisPoints, Cents } from '../money.ts'
import type { TaxCase } from '../vat.ts'

/**
 * VAT category (EN 16931 BT-118): standard rate, zero rate, intra-Community, export, or exempt; the last for a deposit
 * that is not part of the taxable amount.
 */
export const vatCategories = ['S', 'Z', 'K', 'G', 'E'] as const

export type VatCategory = (typeof vatCategories)[number]

/** A net amount under one category and rate, and the VAT on it. */
export type VatPart = { category: VatCategory; rate: BasisPoints; net: Cents; vat: Cents }

/** The parts of an order's price. */
export const PARTS = ['goods', 'shipping', 'label', 'consumptionTax', 'deposit', 'documentFee', 'cardFee'] as const

export type PartName = (typeof PARTS)[number]

/** A part of the order: net amount and VAT, in total and by rate. */
export type Part = { net: Cents; vat: Cents; byRate: VatPart[] }

/**
 * An order as priced. Stored with the order, so that later rate changes do not change what was charged. Parts and
 * breakdown add up to the sums to the cent.
 */
export type OrderTotals = Record<PartName, Part> & {
  taxCase: TaxCase
  /** Share of the amount to pay that the card fee is. */
  cardPercent: BasisPoints
  /** VAT once per category and rate over the whole document (EN 16931 BG-23, BR-CO-17). */
  breakdown: VatPart[]
  net: Cents
  vat: Cents
  gross: Cents
}
