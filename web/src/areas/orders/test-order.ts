import type { OrderAddress, OrderStatus } from '@fairfloor/domain/orders/contract'
import type { Order } from './orders.ts'

type Position = Order['order_positions'][number]

const ADDRESS: OrderAddress = {
  company: 'Gym Shop',
  first_name: 'Bea',
  last_name: 'Buyer',
  street: 'Main Street',
  number: '1',
  zip: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  gln: '8712345000004',
}

/** A line that has been shipped. */
export const position = (part: Partial<Position> = {}): Position => ({
  line: 1,
  product_attribute_id: 1,
  product_size_id: 11,
  product_id: 21,
  sku: 'NW900-VAN',
  reserved_quantity: 0,
  shipped_quantity: 5,
  open_quantity: 0,
  cancelled_quantity: 0,
  cancellable_quantity: 0,
  eta: null,
  discount: 0,
  brand_name: 'North',
  product_name: 'Whey',
  product_size_name: '900 g',
  product_attribute_name: 'Vanilla',
  single_price_exclusive_tax: 17.5,
  quantity: 5,
  total_price_exclusive_tax: 87.5,
  ...part,
})

/** An order of one line. */
export const order = (status: OrderStatus = 'invoiced', positions: Position[] = [position()]): Order => ({
  order_id: 501,
  order_date: '2031-05-12T22:30:00.000Z',
  status,
  external_reference: 'PO 77',
  note: null,
  carrier: { name: 'Parcel Post' },
  order_shipped: false,
  invoice_number: 'FF-2031-00007',
  invoice_address: ADDRESS,
  shipping_address: { ...ADDRESS, company: 'Gym Shop South', gln: null },
  kind: 'shop',
  placed_by: 'Bea Buyer',
  delivery: 'in parts',
  wished_on: '2031-05-20',
  payment_method: 'invoice',
  order_positions: positions,
  shipping_cost: 6.95,
  shipping_costs_tax_price: 0.63,
  shipping_costs_tax_rate: 9,
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
  total_price_exclusive_tax: 87.5,
  total_position_price_per_tax_rate: { '9': 87.5 },
  total_position_tax_price_per_tax_rate: { '9': 7.88 },
  total_price_inclusive_tax: 102.96,
})
