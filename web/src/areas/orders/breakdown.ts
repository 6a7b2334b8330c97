import type { Answer } from '@fairfloor/domain/endpoint'
import type { getOrder } from '@fairfloor/domain/orders/contract'

export type PricePart =
  | 'subtotal'
  | 'vat'
  | 'shipping'
  | 'shippingVat'
  | 'label'
  | 'labelVat'
  | 'consumptionTax'
  | 'consumptionTaxVat'
  | 'deposit'
  | 'depositVat'
  | 'documentFee'
  | 'cardFee'
  | 'cardFeeVat'
  | 'total'

/** One row of a price breakdown, in euros. */
export type PriceRow = {
  readonly part: PricePart
  readonly amount: number
  /** Per cent; null where more than one rate applies. */
  readonly rate?: number | null
  /** The taxable net amount. */
  readonly base?: number
}

type Order = Answer<typeof getOrder>
/** Amounts are null for readers who may not see prices. */
type Row = Omit<PriceRow, 'amount'> & { readonly amount: number | null }

/**
 * The rows of an order's price in the specified order, without those at 0. They add up to the total; none for readers
 * who may not see prices.
 */
export function breakdownOf(order: Order): PriceRow[] {
  const bases = order.total_position_price_per_tax_rate
  const rows: Row[] = [
    { part: 'subtotal', amount: order.total_price_exclusive_tax },
    ...vatRows(order.total_position_tax_price_per_tax_rate, bases),
    { part: 'shipping', amount: order.shipping_cost },
    { part: 'shippingVat', amount: order.shipping_costs_tax_price, rate: order.shipping_costs_tax_rate },
    { part: 'label', amount: order.label_price },
    { part: 'labelVat', amount: order.label_tax_price, rate: order.label_tax_rate },
    { part: 'consumptionTax', amount: order.total_lemonade_fee_price_exc },
    { part: 'consumptionTaxVat', amount: order.total_lemonade_fee_tax_price, rate: order.lemonade_fee_vat },
    { part: 'deposit', amount: order.total_deposit_price_exclusive_tax },
    ...order.total_deposit_vat_info_per_vat_rate.map(
      ({ vatPercent, vatFrom, vatPrice }): Row => ({
        part: 'depositVat',
        amount: vatPrice,
        rate: vatPercent,
        base: vatFrom ?? 0,
      }),
    ),
    { part: 'documentFee', amount: order.document_fee },
    { part: 'cardFee', amount: order.credit_card_fee_price, rate: order.credit_card_percent },
    { part: 'cardFeeVat', amount: order.credit_card_vat_price },
    { part: 'total', amount: order.total_price_inclusive_tax },
  ]
  return rows.filter((row): row is PriceRow => row.amount !== null && row.amount > 0)
}

/** Rates are keys, and integer-like object keys ('21') would be sorted before '5.5'. */
const vatRows = (vat: Record<string, number | null>, bases: Record<string, number | null>): Row[] =>
  Object.entries(vat)
    .map(([rate, amount]): Row => ({ part: 'vat', amount, rate: Number(rate), base: bases[rate] ?? 0 }))
    .sort((a, b) => (a.rate ?? 0) - (b.rate ?? 0))
