import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import type { getBasket, getBasketPrice } from '@fairfloor/domain/basket/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { fromEuros, sum, times } from '@fairfloor/domain/money'

type Basket = Answer<typeof getBasket>
type Line = Basket['positions'][number]
type Price = Answer<typeof getBasketPrice>
type Checkout = Answer<typeof getCheckout>

/** A line of the shop's basket: flavour, pieces and price. Its brand's number is that of its hundreds. */
export const shopLine = (
  id: number,
  name: string,
  quantity: number,
  price: number,
  part: Partial<Line> = {},
): Line => ({
  id,
  quantity,
  is_available: true,
  single_price_exc_vat: price,
  discount_exc_vat: 0,
  current_price: price,
  regular_price: price,
  clearance: null,
  promotions: [],
  price_when_added: price,
  total_price_exc_vat: times(fromEuros(price), quantity) / 100,
  added_at: '2031-05-06T12:00:00Z',
  added_by: { id: 1, name: 'Bea Buyer' },
  product_attribute: {
    id,
    sku: `F${id}`,
    name,
    image_url: null,
    stock_available: 1000,
    availability: 'in_stock',
    eta: null,
    product_size: {
      id,
      name: '900 g',
      units_per_case: 6,
      order_multiple: 1,
      min_quantity: 1,
      has_label: false,
      product: {
        id,
        name: 'Whey',
        brand: { id: Math.floor(id / 100), name: `Brand ${Math.floor(id / 100)}` },
      },
    },
  },
  ...part,
})

export const shopBasket = (positions: Line[]): Basket => ({
  total_lines: positions.length,
  total_quantity: positions.reduce((pieces, { quantity }) => pieces + quantity, 0),
  total_price_exc_vat: sum(positions.map(({ total_price_exc_vat: net }) => fromEuros(net ?? 0))) / 100,
  positions,
})

export const shopPrice = (part: Partial<Price> = {}): Price => ({
  goods: { price_exc_vat: 210, quantity: 12 },
  deposit: { price_exc_vat: 0, quantity: 0 },
  consumption_tax: { price_exc_vat: 0, litres: 0 },
  label: { price_exc_vat: 0, quantity: 0 },
  shipping: 9.5,
  document_fee: 0,
  credit_card_fee: 0,
  vat: [{ vat_rate: 21, vat_from: 219.5, vat_price: 46.1 }],
  lines: [],
  total_price_exc_vat: 219.5,
  total_price_inc_vat: 265.6,
  ...part,
})

const shopAddress = (id: number, company: string, city: string) => ({
  id,
  company,
  first_name: 'Bea',
  last_name: 'Buyer',
  street: 'Quay',
  number: String(id),
  zip: '6811 HA',
  city,
  country: 'NL',
  gln: null,
  is_default: id === 1,
  delivers: true,
})

/** The checkout of a basket of 12 pieces, 10 of them in stock, that may be paid by invoice or in advance. */
export const shopCheckout = (part: Partial<Checkout> = {}): Checkout => ({
  chosen: {
    shipping_address_id: 1,
    carrier: 'RedRoute',
    payment_method: 'invoice',
    label_service: false,
    delivery: 'in parts',
  },
  addresses: [shopAddress(1, 'Store 1', 'Arnhem'), shopAddress(2, 'Store 2', 'Zwolle')],
  carriers: [
    {
      name: 'RedRoute',
      kind: 'parcel',
      price_exc_vat: 9.5,
      units: 2,
      weight_kg: 42.5,
      is_possible: true,
      reason: null,
    },
    {
      name: 'FreightLane',
      kind: 'pallet',
      price_exc_vat: 48.9,
      units: 1,
      weight_kg: 42.5,
      is_possible: true,
      reason: null,
    },
  ],
  payment_methods: [
    { method: 'invoice', is_possible: true, reason: null, days: 14, fee_percent: null },
    { method: 'prepayment', is_possible: true, reason: null, days: null, fee_percent: null },
    { method: 'direct_debit', is_possible: false, reason: 'no_mandate', days: null, fee_percent: null },
  ],
  credit: null,
  mandate: null,
  minimum: null,
  free_shipping: null,
  limit: null,
  label: null,
  now: { pieces: 10, net: 175 },
  later: { pieces: 2, net: 35 },
  breakdown: shopPrice(),
  refusal: null,
  ...part,
})
