import type { Answer } from '@fairfloor/domain/endpoint'
import { fromEuros, sum } from '@fairfloor/domain/money'
import type { getOrder } from '@fairfloor/domain/orders/contract'
import { describe, expect, test } from 'vitest'
import { breakdownOf } from './breakdown.ts'

const nothing = {
  shipping_cost: 0,
  shipping_costs_tax_price: 0,
  shipping_costs_tax_rate: null,
  label_price: 0,
  label_tax_rate: null,
  label_tax_price: 0,
  total_lemonade_fee_price_exc: 0,
  total_lemonade_fee_tax_price: 0,
  lemonade_fee_vat: null,
  total_deposit_price_exclusive_tax: 0,
  total_deposit_vat_info_per_vat_rate: [],
  document_fee: 0,
  credit_card_fee_price: 0,
  credit_card_percent: 0,
  credit_card_vat_price: 0,
  total_price_exclusive_tax: 0,
  total_position_price_per_tax_rate: {},
  total_position_tax_price_per_tax_rate: {},
  total_price_inclusive_tax: 0,
}
const order = (amounts: Partial<typeof nothing> | Record<string, unknown>) =>
  ({ ...nothing, ...amounts }) as unknown as Answer<typeof getOrder>

const everything = order({
  total_price_exclusive_tax: 100,
  total_position_price_per_tax_rate: { '5.5': 60, '20': 40 },
  total_position_tax_price_per_tax_rate: { '5.5': 3.3, '20': 8 },
  shipping_cost: 6.95,
  shipping_costs_tax_price: 1.39,
  shipping_costs_tax_rate: 20,
  label_price: 0.7,
  label_tax_price: 0.14,
  label_tax_rate: 20,
  total_lemonade_fee_price_exc: 2.61,
  total_lemonade_fee_tax_price: 0.52,
  lemonade_fee_vat: 20,
  total_deposit_price_exclusive_tax: 3.6,
  total_deposit_vat_info_per_vat_rate: [{ vatPercent: 20, vatFrom: 3.6, vatPrice: 0.72 }],
  document_fee: 45,
  credit_card_fee_price: 3.11,
  credit_card_percent: 1.8,
  credit_card_vat_price: 0.62,
  total_price_inclusive_tax: 176.66,
})

describe("the rows of an order's price", () => {
  test('stand in the order of the specification (TS-385..398)', () =>
    expect(breakdownOf(everything).map(({ part, rate }) => (part === 'vat' ? `vat ${rate}` : part))).toEqual([
      'subtotal',
      'vat 5.5',
      'vat 20',
      'shipping',
      'shippingVat',
      'label',
      'labelVat',
      'consumptionTax',
      'consumptionTaxVat',
      'deposit',
      'depositVat',
      'documentFee',
      'cardFee',
      'cardFeeVat',
      'total',
    ]))
  test('add up to the total', () => {
    const rows = breakdownOf(everything)
    const parts = rows.filter(row => row.part !== 'total').map(row => fromEuros(row.amount))
    expect(sum(parts)).toBe(fromEuros(176.66))
  })
  test('are left out at 0 (TS-385..398)', () =>
    expect(
      breakdownOf(
        order({
          total_price_exclusive_tax: 35,
          total_position_price_per_tax_rate: { '0': 35 },
          total_position_tax_price_per_tax_rate: { '0': 0 },
          total_price_inclusive_tax: 35,
        }),
      ).map(row => row.part),
    ).toEqual(['subtotal', 'total']))
  test('of an order that costs nothing are none', () => expect(breakdownOf(order({}))).toEqual([]))
  test('name what VAT is taken from', () =>
    expect(breakdownOf(everything)[1]).toEqual({ part: 'vat', amount: 3.3, rate: 5.5, base: 60 }))
})
