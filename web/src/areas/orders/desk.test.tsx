import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { OrderDeskPage } from './OrderDeskPage.tsx'
import { OrdersDeskPage } from './OrdersDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const position = {
  line: 1,
  product_attribute_id: 11,
  product_size_id: 5,
  product_id: 3,
  sku: 'N-11',
  brand_name: 'North',
  product_name: 'Whey',
  product_size_name: '2 kg',
  product_attribute_name: 'Lime',
  single_price_exclusive_tax: 17.5,
  quantity: 10,
  reserved_quantity: 6,
  shipped_quantity: 0,
  open_quantity: 4,
  cancelled_quantity: 0,
  cancellable_quantity: 10,
  eta: null,
  discount: 0,
  total_price_exclusive_tax: 175,
}
const order = {
  order_id: 501,
  order_date: '2031-05-12T22:30:00.000Z',
  kind: 'shop',
  external_reference: 'PO 1',
  note: null,
  status: 'placed',
  placed_by: 'Bea Buyer',
  agent: 'Ann Agent',
  delivery: 'in parts',
  wished_on: null,
  payment_method: 'invoice',
  carrier: { name: 'Parcel Post' },
  order_shipped: false,
  invoice_number: null,
  order_positions: [position],
  shipments: [],
  documents: [],
  shipping_address: address(1, 'Gym Shop'),
  invoice_address: address(1, 'Gym Shop'),
  total_deposit_vat_info_per_vat_rate: [],
  total_position_price_per_tax_rate: {},
  total_position_tax_price_per_tax_rate: {},
  total_price_exclusive_tax: 175,
  total_price_inclusive_tax: 211.75,
}
const desk = {
  version: 'v1',
  note_version: 'n1',
  customer: { id: 7, company: 'Gym Shop', number: 'K-7' },
  internal_note: null,
  can_change_address: true,
  addresses: [{ ...address(9, 'Branch'), street: 'Rijnkade', number: '12' }],
  history: [],
  pick_list_id: null,
  held_for: null,
  shipments: [],
  creditable: [],
  order,
}
const open = (path: string, answers: Answers = {}) =>
  openPage({ '/orders': OrdersDeskPage, '/orders/:deskOrder': OrderDeskPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/admin/orders': {
      next: null,
      previous: null,
      total: 1,
      orders: [
        {
          order_id: 501,
          order_date: order.order_date,
          kind: 'shop',
          external_reference: 'PO 1',
          status: 'placed',
          invoice_number: null,
          open_quantity: 4,
          can_cancel: true,
          total_price_inclusive_tax: 211.75,
          company: 'Gym Shop',
          carrier: 'Parcel Post',
        },
      ],
    },
    'GET /api/admin/orders/501': desk,
    ...answers,
  })

test('the list names customer, status, what is on backorder, and leads to the order (FF-836)', async () => {
  open('/orders')
  const row = await screen.findByRole('row', { name: /Gym Shop/ })
  expect(row.textContent).toContain('4 on backorder')
  expect(row.textContent).toContain('211,75')
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/orders/501')
})

test('an order goes to another stored address, as the form that was filled (FF-837)', async () => {
  const { calls } = open('/orders/501', {
    'PUT /api/admin/orders/501/address': {
      ...desk,
      version: 'v2',
      history: [
        {
          id: 1,
          at: '2031-05-13T08:00:00Z',
          by: 'Olga Operator',
          action: 'change order address',
          details: { address: { before: { street: 'Kade', number: '2', city: 'Stad' } } },
        },
      ],
    },
  })
  const user = userEvent.setup()
  expect(await screen.findByText('Bea Buyer, through Ann Agent of our customer service')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Deliver elsewhere' }))
  await user.click(await screen.findByRole('radio', { name: /Rijnkade 12/ }))
  await user.click(screen.getByRole('button', { name: 'Deliver there' }))
  await waitFor(() => expect(calls()[0]?.body).toEqual({ version: 'v1', shipping_address_id: 9 }))
  expect(await screen.findByText('Delivery address changed, it was Kade 2, Stad')).toBeTruthy()
})

test('pieces are cancelled in the customer’s place; once nothing can be, there is no button (FF-838)', async () => {
  const cancelled = { ...position, open_quantity: 0, cancelled_quantity: 4, cancellable_quantity: 0 }
  const { calls } = open('/orders/501', {
    'POST /api/admin/orders/501/cancel-preview': {
      lines: [
        {
          line: 1,
          quantity: 1,
          single_price_exclusive_tax: 12.17,
          discount: 0,
          total_price_exclusive_tax: 12.17,
          kept_price_exclusive_tax: 9.98,
        },
      ],
      total_price_inclusive_tax: 13.27,
      kept_price_inclusive_tax: 10.88,
    },
    'POST /api/admin/orders/501/cancel': { ...desk, order: { ...order, order_positions: [cancelled] } },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cancel pieces' }))
  await user.click(await screen.findByRole('button', { name: 'See the result' }))
  await user.click(await screen.findByRole('radio', { name: /Calculate it by the quantity.*13,27/ }))
  const cancel = screen.getByRole('button', { name: 'Cancel 4 pieces' })
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBe('false'), { timeout: 3000 })
  await user.click(cancel)
  const lines = [{ line: 1, quantity: 4 }]
  await waitFor(() =>
    expect(calls('POST /api/admin/orders/501/cancel').map(call => call.body)).toEqual([
      { lines },
      { version: 'v1', lines, reckoning: 'anew' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel pieces' })).toBeNull())
})

test('the note is saved; a fixed address says so; an unknown order is one', async () => {
  const { calls } = open('/orders/501', {
    'GET /api/admin/orders/501': { ...desk, can_change_address: false },
    'PUT /api/admin/orders/501/note': {
      ...desk,
      can_change_address: false,
      internal_note: 'Call first',
      note_version: 'n2',
    },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Note'), 'Call first')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(calls()[0]?.body).toEqual({ version: 'n1', note: 'Call first' }))
  expect(screen.getByText('The order is being packed or is over: its address stays.')).toBeTruthy()
  closePage()
  open('/orders/x')
  expect(await screen.findByText('There is no such order')).toBeTruthy()
})

const invoiced = {
  ...desk,
  creditable: [
    {
      invoice_id: 71,
      number: 'FF-2031-00007',
      lines: [{ line: 1, pieces: 6, unit_price: 17.5, amount: 105 }],
      rates: [{ category: 'S', rate: 9, amount: 111.95 }],
    },
  ],
  order: {
    ...order,
    documents: [{ kind: 'invoice', number: 'FF-2031-00007', issued_on: '2031-05-12', amount: 122.03, open: 122.03 }],
  },
}

test('a credit note is issued for pieces, a lower price or a sum, with its reason (FF-910)', async () => {
  const { calls } = open('/orders/501', {
    'GET /api/admin/orders/501': invoiced,
    'POST /api/admin/orders/501/credit-notes': invoiced,
  })
  const user = userEvent.setup()
  const link = await screen.findByRole('link', { name: 'Invoice FF-2031-00007 as PDF' })
  expect(link.getAttribute('href')).toBe('/api/admin/invoices/by-number/FF-2031-00007')
  const issue = async (way: string, fill: () => Promise<void>) => {
    await user.click(screen.getByRole('button', { name: 'Issue a credit note' }))
    await user.click(await screen.findByRole('radio', { name: way }))
    await fill()
    await user.click(screen.getByRole('button', { name: 'Issue credit note' }))
    expect(screen.getByLabelText('Reason, printed on it').getAttribute('aria-invalid')).toBe('true')
    await user.type(screen.getByLabelText('Reason, printed on it'), 'Crushed')
    await user.click(screen.getByRole('button', { name: 'Issue credit note' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await issue('Price', async () => {
    await user.type(screen.getByLabelText(/^Pieces of Whey 2 kg, Lime/), '4')
    await user.type(screen.getByLabelText(/^Euros off each piece of/), '1,25')
  })
  await issue('Sum', () => user.type(screen.getByLabelText('Sum at VAT 9 %, net'), '10'))
  expect(calls().map(({ body }) => body)).toEqual([
    {
      invoice_id: 71,
      kind: 'goodwill',
      reason: 'Crushed',
      lines: [{ of: 'price', line: 1, quantity: 4, unit_price: 1.25 }],
    },
    { invoice_id: 71, kind: 'goodwill', reason: 'Crushed', lines: [{ of: 'sum', category: 'S', rate: 9, amount: 10 }] },
  ])
})
