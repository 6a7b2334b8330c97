import type { Right } from '@fairfloor/domain/identity/viewer'
import type { OrderAddress, OrderStatus } from '@fairfloor/domain/orders/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import type { Order } from './orders.ts'

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
const order = (status: OrderStatus = 'invoiced'): Order => ({
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
  order_positions: [
    {
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
    },
  ],
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
/** A page of my orders with one of them. */
const pageOf = (one: Order) => ({
  page: 1,
  pages: 1,
  total: 1,
  orders: [{ ...one, open_quantity: 0, can_cancel: false }],
})
const answers = {
  'GET /api/current_user': buyer(),
  'GET /api/onlineshop/vts': vts('confirmation'),
  'GET /api/onlineshop/orders/501': order(),
}
const open = (more = {}) => openPage({ '/my-orders/:orderId': OrderPage }, '/my-orders/501', { ...answers, ...more })
afterEach(closePage)

describe('an order in full', () => {
  test('has number and status, date, reference, carrier and whether it is shipped', async () => {
    open()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('501')
    expect(await screen.findByText('Invoiced')).toBeTruthy()
    // Half past midnight of the next day in the show's time zone.
    expect(await screen.findByText('13 May 2031')).toBeTruthy()
    expect(screen.getByText('PO 77')).toBeTruthy()
    expect(screen.getByText('Parcel Post')).toBeTruthy()
    expect(screen.getByText('Not shipped yet')).toBeTruthy()
  })

  test('links to its invoice as PDF', async () => {
    open()
    const link = await screen.findByRole('link', { name: /invoice/i })
    expect(link.getAttribute('href')).toBe('/orders/invoicePdf/501')
  })

  test('shows both addresses, the positions and the breakdown of the price', async () => {
    open()
    const address = async (name: RegExp) => (await screen.findByRole('heading', { name })).parentElement!.textContent
    expect(await address(/invoice address/i)).toMatch(
      /Gym Shop.*Bea Buyer.*Main Street 1.*1000 AA Amsterdam.*8712345000004/,
    )
    expect(await address(/delivery address/i)).toMatch(/Gym Shop South/)
    const table = within(screen.getByRole('table'))
    const row = table.getByText('Vanilla').closest('tr')!.textContent
    expect(row).toMatch(/North · Whey 900 g.*17,50\s€.*5.*87,50\s€/)
    for (const amount of ['87,50', '6,95', '7,88', '102,96'])
      expect(screen.getAllByText(new RegExp(`^${amount}\\s€$`)).length).toBeGreaterThan(0)
  })

  test('that is another customer’s does not exist', async () => {
    open({ 'GET /api/onlineshop/orders/501': refusal(404, 'There is no such order.') })
    expect(await screen.findByText('There is no such order')).toBeTruthy()
    expect(screen.queryByText('Vanilla')).toBeNull()
  })

  test.each([
    ['placed', 'Placed'],
    ['in picking', 'In picking'],
    ['shipped', 'Shipped'],
    ['invoiced', 'Invoiced'],
    ['paid', 'Paid'],
    ['cancelled', 'Cancelled'],
  ] as const)('says that it is %s', async (status, words) => {
    open({ 'GET /api/onlineshop/orders/501': order(status) })
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })
})

test('an order in short folds and unfolds', async () => {
  openPage({ '/': <OrderDetail orderId={501} minimal /> }, '/', answers)
  const head = await screen.findByRole('button', { name: /501/, expanded: false })
  expect(screen.queryByText('Vanilla')).toBeNull()
  await userEvent.click(head)
  expect(await screen.findByText('Vanilla')).toBeTruthy()
  expect(screen.getByRole('link', { name: /invoice/i }).getAttribute('href')).toBe('/orders/invoicePdf/501')
  await userEvent.click(head)
  expect(head.getAttribute('aria-expanded')).toBe('false')
})

test('without the right to see prices or invoices an order is its pieces', async () => {
  const hidden = Object.fromEntries(
    Object.entries(order()).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'order_id' ? null : value,
    ]),
  )
  open({
    'GET /api/current_user': buyer({ rights: ['order'] }),
    'GET /api/onlineshop/orders/501': {
      ...hidden,
      invoice_number: null,
      order_positions: order().order_positions.map(position => ({
        ...position,
        single_price_exclusive_tax: null,
        total_price_exclusive_tax: null,
      })),
      total_position_price_per_tax_rate: { '9': null },
      total_position_tax_price_per_tax_rate: { '9': null },
    },
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Quantity',
    'Status',
  ])
  expect(document.body.textContent).not.toMatch(/€|VAT/)
  expect(screen.queryByRole('link', { name: /invoice/i })).toBeNull()
})

test('the list of orders leaves out what its reader may not see', async () => {
  const heads = async (rights: Right[]) => {
    openPage({ '/my-orders': OrdersPage }, '/my-orders', {
      ...answers,
      'GET /api/current_user': buyer({ rights }),
      'GET /api/onlineshop/orders-page': pageOf(order()),
    })
    const found = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    closePage()
    return found
  }
  const all = await heads(['prices', 'invoices'])
  expect(all).toHaveLength(7)
  expect(await heads(['prices'])).toEqual(all.filter(head => head !== 'Invoice'))
  expect(await heads(['invoices'])).toEqual(all.filter(head => head !== 'Total incl. VAT'))
})

test('my orders unfold each order in short, below its row', async () => {
  const { calls } = openPage({ '/my-orders': OrdersPage }, '/my-orders', {
    ...answers,
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/orders-page': pageOf(order()),
  })
  const fold = await screen.findByRole('button', { name: 'Order 501 in short', expanded: false })
  expect(calls('GET /api/onlineshop/orders/501')).toHaveLength(0)
  await userEvent.click(fold)
  expect(await screen.findByText('Vanilla')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show order' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Order 501 in short', expanded: true }))
  expect(screen.queryByText('Vanilla')).toBeNull()
})
