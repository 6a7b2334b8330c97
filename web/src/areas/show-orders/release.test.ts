import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../lib/call.ts'
import {
  beyondLimit,
  byBrand,
  limitOf,
  type Position,
  previewRows,
  refusedFlavour,
  typedWishes,
  wishTotal,
} from './release.ts'

const position = (id: number, part: Partial<Position> = {}): Position => ({
  product_attribute_id: id,
  sku: `F${id}`,
  brand_name: 'North',
  product_name: 'Whey',
  product_size_name: '900 g',
  product_attribute_name: `Flavour ${id}`,
  image_url: null,
  units_per_case: 6,
  ordered_quantity: 48,
  released_quantity: 12,
  remaining_quantity: 36,
  deleted_quantity: 0,
  when_in_stock: null,
  stock_available: 100,
  availability: availabilityOf(part.stock_available === undefined ? 100 : part.stock_available, null),
  eta: null,
  single_price_excl_vat: 17.5,
  single_deposit_price_excl_vat: 0,
  is_deposit: false,
  deposit_price: null,
  single_lemonade_fee_price_excl_vat: 0,
  vat_rate: 9,
  ...part,
})

describe('what can be released now', () => {
  test('is what remains', () => expect(limitOf(position(1))).toBe(36))
  test('and is in stock', () => expect(limitOf(position(1, { stock_available: 5 }))).toBe(5))
  test('is nothing while the stock is unknown', () => expect(limitOf(position(1, { stock_available: null }))).toBe(0))
  test('is all that remains for readers who are not told the stock', () =>
    expect(limitOf(position(1, { stock_available: null, availability: 'in_stock' }))).toBe(36))
  test('is nothing without stock', () => expect(limitOf(position(1, { stock_available: -2 }))).toBe(0))
})

describe('what is typed', () => {
  const positions = [position(1), position(2, { single_price_excl_vat: 0.1 }), position(3)]
  test('is taken for the positions there are', () =>
    expect(typedWishes(positions, { 2: 3, 9: 5, 1: 0 })).toEqual([{ product_attribute_id: 2, quantity: 3 }]))
  test('adds up in cents', () =>
    expect(wishTotal(positions, { 1: 2, 2: 3, 9: 5 })).toEqual({ pieces: 5, flavours: 2, net: 3530 }))
  test('may have become more than there is', () => {
    const gone = [position(1, { stock_available: 3 }), position(2)]
    expect(beyondLimit(gone, { 1: 4, 2: 36 }).map(one => one.product_attribute_id)).toEqual([1])
    expect(beyondLimit(gone, { 1: 3 })).toEqual([])
  })
})

test('positions stand by brand', () => {
  const groups = byBrand([position(1), position(2, { brand_name: 'South' }), position(3)])
  expect(groups.map(([brand, ofBrand]) => [brand, ofBrand.map(one => one.product_attribute_id)])).toEqual([
    ['North', [1, 3]],
    ['South', [2]],
  ])
})

describe('a refusal', () => {
  const wishes = [11, 22, 33].map(product_attribute_id => ({ product_attribute_id, quantity: 1 }))
  const refusal = (path: string) =>
    new CallError('Only 3 of it are left in stock.', 409, { errors: [{ path, detail: '3 left' }] })
  test('names its position', () => expect(refusedFlavour(refusal('positions.1.product_attribute_id'), wishes)).toBe(22))
  test('may name none', () => {
    expect(refusedFlavour(refusal('shipping_address_id'), wishes)).toBeUndefined()
    expect(refusedFlavour(refusal('positions.7.product_attribute_id'), wishes)).toBeUndefined()
    expect(refusedFlavour(new Error('Lost'), wishes)).toBeUndefined()
  })
})

test('a preview shows what is above 0, VAT by rate before the total', () => {
  const rows = previewRows({
    total_price_exclusive_tax: 35,
    shipping_cost: 6.95,
    label_price: 0,
    total_deposit_price_exclusive_tax: 1.5,
    total_lemonade_fee_price_exc: 0,
    document_fee: 0,
    credit_card_fee_price: 0,
    vat: [
      { vat_rate: 0, vat_price: 0 },
      { vat_rate: 9, vat_price: 3.15 },
      { vat_rate: 21, vat_price: 1.46 },
    ],
    total_price_inclusive_tax: 48.06,
  })
  expect(rows.map(({ part, rate }) => (rate === undefined ? part : `${part} ${rate}`))).toEqual([
    'subtotal',
    'shipping',
    'deposit',
    'vat 9',
    'vat 21',
    'total',
  ])
})
