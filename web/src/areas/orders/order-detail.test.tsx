import type { Right } from '@fairfloor/domain/viewer'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import type { Order } from './orders.ts'
import { order, position } from './test-order.ts'

/** A page of my orders with one of them. */
const pageOf = (one: Order) => ({
  next: null,
  previous: null,
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
  test('has number and status, date, reference, carrier and whether it is shipped (TS-380, TS-381, SH-026, SH-195)', async () => {
    open()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('501')
    expect(await screen.findByText('Invoiced')).toBeTruthy()
    // Half past midnight of the next day in the show's time zone.
    expect(await screen.findByText('13 May 2031')).toBeTruthy()
    expect(screen.getByText('PO 77')).toBeTruthy()
    expect(screen.getByText('Parcel Post')).toBeTruthy()
    expect(screen.getByText('Not shipped yet')).toBeTruthy()
  })

  test('of the Newcomer Week says so, and how it is delivered', async () => {
    open({ 'GET /api/onlineshop/orders/501': { ...order('placed'), kind: 'newcomer-week' } })
    expect(await screen.findByText('Newcomer Week')).toBeTruthy()
    expect(screen.getByText('In parts')).toBeTruthy()
  })

  test('of the outlet names the lot and the best-before date of each line (FF-957)', async () => {
    const lines = [
      position({ outlet_lot: { lot: 'L-7', best_before: '2031-06-01' } }),
      position({ line: 2, outlet_lot: { lot: null, best_before: '2031-07-01' } }),
    ]
    open({ 'GET /api/onlineshop/orders/501': { ...order('placed', lines), kind: 'outlet' } })
    expect(await screen.findByText('Lot L-7 · Best before 1 June 2031')).toBeTruthy()
    expect(screen.getByText('Best before 1 July 2031')).toBeTruthy()
  })

  test('that is paid ahead says how much to transfer, where to, with which reference and by when (FF-919)', async () => {
    const to_transfer = {
      ...{ amount: 102.96, by: '2031-05-26', account_holder: 'North Wholesale B.V.', iban: 'NL10MAAS0123456789' },
      ...{ bic: 'MAASNL2A', bank: 'Maasbank', reference: '501' },
    }
    open({ 'GET /api/onlineshop/orders/501': { ...order('placed'), payment_method: 'prepayment', to_transfer } })
    const said = await screen.findByRole('region', { name: 'What to transfer' })
    expect(within(said).getByRole('heading').textContent).toMatch(/^Please transfer 102,96\s€ by 26 May 2031$/)
    expect(
      within(said)
        .getAllByRole('definition')
        .map(fact => fact.textContent),
    ).toEqual(['North Wholesale B.V.', 'NL10 MAAS 0123 4567 89', 'MAASNL2A', 'Maasbank', '501'])
  })

  const partly = {
    ...order('shipped', [
      position({ quantity: 64, shipped_quantity: 64 }),
      position({ line: 2, quantity: 40, shipped_quantity: 0, reserved_quantity: 40, product_attribute_name: 'Cherry' }),
    ]),
    ...{ ordered_quantity: 104, handed_over_quantity: 64, order_shipped: true },
    shipments: [
      {
        ...{ shipment_id: 3, shipped_at: '2031-05-14T10:00:00Z', carrier: 'Parcel Post', parcels: 1 },
        ...{ tracking: null, tracking_href: null, invoice_number: null, lines: [{ line: 1, quantity: 64, lots: [] }] },
      },
    ],
  }
  const partlyAnswers = { 'GET /api/onlineshop/orders/501': partly, 'GET /api/complainable-orders/501': [] }

  test('of which a part has left says how much: as its state, in a bar, and of each line (FF-1771)', async () => {
    open(partlyAnswers)
    expect(await screen.findByText('Partly shipped, 64 of 104')).toBeTruthy()
    expect(screen.getByText('64 of 104', { selector: 'dd' })).toBeTruthy()
    expect(screen.getAllByText('64 shipped 14 May')).toHaveLength(2)
    expect(screen.getAllByText('40 set aside')).toHaveLength(2)
    const row = (await screen.findByText('Cherry', { selector: 'b' })).closest('tr')!.textContent
    expect(row).toMatch(/40 × 17,50\s€040 set aside/)
  })

  test('too old to report a problem says until when one could be, in place of the button (FF-1772)', async () => {
    open(partlyAnswers)
    expect(await screen.findAllByText('A problem could be reported until 28 May 2031.')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /^Report a problem/ })).toBeNull()
  })

  test('on a phone has three buttons, and the rest behind the third (FF-1773)', async () => {
    const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', () => media)
    open({ 'GET /api/onlineshop/orders/501': order('placed', [position({ cancellable_quantity: 5 })]) })
    const more = await screen.findByRole('button', { name: 'More' })
    expect(within(more.parentElement!).getAllByRole('button')).toEqual([more])
    expect(within(more.parentElement!).getAllByRole('link')).toHaveLength(2)
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel pieces' }))
    expect(await screen.findByRole('dialog', { name: 'Cancel pieces of order 501' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  test('links to its invoice as PDF (TS-379)', async () => {
    open()
    const link = await screen.findByRole('link', { name: /invoice/i })
    expect(link.getAttribute('href')).toBe('/orders/invoicePdf/501')
  })

  test('lists its invoices and credit notes: number, day, sum, what is open, and the PDF (SH-199, FF-910)', async () => {
    const documents = [
      { kind: 'invoice', number: 'FF-2031-00007', issued_on: '2031-05-12', amount: 60, open: 20 },
      { kind: 'invoice', number: 'FF-2031-00008', issued_on: '2031-05-20', amount: 42.96, open: 0 },
      { kind: 'credit note', number: 'CN-2031-00001', issued_on: '2031-05-21', amount: 21.4, open: 1.4 },
    ] as const
    open({ 'GET /api/onlineshop/orders/501': { ...order(), documents } })
    const list = (await screen.findByRole('heading', { name: 'Invoices and credit notes' })).parentElement!
    const rows = within(list)
      .getAllByRole('listitem')
      .map(row => row.textContent?.replaceAll('\u00a0', ' '))
    expect(rows).toEqual([
      'FF-2031-00007Invoice, 12 May 203160,00 €20,00 € open',
      'FF-2031-00008Invoice, 20 May 203142,96 €Paid',
      'CN-2031-00001Credit note, 21 May 2031-21,40 €1,40 € left for you',
      'All 2 invoicesVAT is rounded on each, so a few cents may differ from the order’s total.102,96 €20,00 € open',
    ])
    const hrefs = within(list)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/orders/invoicePdf/501/FF-2031-00007',
      '/orders/invoicePdf/501/FF-2031-00008',
      '/orders/creditNotePdf/CN-2031-00001',
    ])
  })

  test('shows both addresses, the positions and the breakdown of the price (TS-377, TS-382..384)', async () => {
    open()
    const address = async (name: RegExp) => (await screen.findByRole('heading', { name })).parentElement!.textContent
    expect(await address(/invoice address/i)).toMatch(
      /Gym Shop.*Bea Buyer.*Main Street 1.*1000 AA Amsterdam.*8712345000004/,
    )
    expect(await address(/delivery address/i)).toMatch(/Gym Shop South/)
    const table = within(screen.getByRole('table'))
    const row = table.getByText('Vanilla').closest('tr')!.textContent
    expect(row).toMatch(/North Whey 900 gVanilla · NW900-VAN17,50\s€5 × 17,50\s€5.*87,50\s€/)
    for (const amount of ['87,50', '6,95', '7,88', '102,96'])
      expect(screen.getAllByText(new RegExp(`^${amount}\\s€$`)).length).toBeGreaterThan(0)
  })

  test('says at each line what it carries of deposit, consumption tax and labels, and explains them below the sums', async () => {
    const taxed = position({
      deposit_price_exclusive_tax: 0.75,
      lemonade_fee_price_exclusive_tax: 0.13,
      label_price_exclusive_tax: 0.35,
    })
    open({
      'GET /api/onlineshop/orders/501': {
        ...order('invoiced', [taxed]),
        total_deposit_price_exclusive_tax: 0.75,
        total_lemonade_fee_price_exc: 0.13,
        label_price: 0.35,
      },
    })
    const row = (await screen.findByText('Vanilla')).closest('tr')!.textContent
    expect(row).toMatch(/\+ 0,75\s€ deposit\+ 0,13\s€ consumption tax\+ 0,35\s€ labels/)
    for (const words of [/^Consumption tax is/, /^Deposit comes/, /^Label service is/])
      expect(screen.getByText(words)).toBeTruthy()
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
  ] as const)('says that it is %s (SH-196)', async (status, words) => {
    open({ 'GET /api/onlineshop/orders/501': order(status) })
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(screen.queryAllByText('Not shipped yet')).toHaveLength(
      status === 'cancelled' || order(status).order_shipped ? 0 : 1,
    )
  })
})

test('an order in short folds and unfolds (TS-378)', async () => {
  openPage({ '/': <OrderDetail orderId={501} minimal /> }, '/', answers)
  const head = await screen.findByRole('button', { name: /501/, expanded: false })
  expect(screen.queryByText('Vanilla')).toBeNull()
  await userEvent.click(head)
  expect(await screen.findByText('Vanilla')).toBeTruthy()
  expect(screen.getByRole('link', { name: /invoice/i }).getAttribute('href')).toBe('/orders/invoicePdf/501')
  await userEvent.click(head)
  expect(head.getAttribute('aria-expanded')).toBe('false')
})

test('without the right to see prices or invoices an order is its pieces (FF-138)', async () => {
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
    'Ordered',
    'Shipped',
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
  expect(all).toEqual([
    ...['In short', 'Order', 'Order date', 'Your reference', 'Status', 'Ordered by', 'Total incl. VAT', 'Invoice'],
  ])
  expect(await heads(['prices'])).toEqual(all.filter(head => head !== 'Invoice'))
  expect(await heads(['invoices'])).toEqual(all.filter(head => head !== 'Total incl. VAT'))
})

test('my orders unfold each order in short, below its row (TS-378)', async () => {
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

test('an order in short leads to a complaint while something of it can be complained of (FF-1416)', async () => {
  const shipment = {
    ...{ shipment_id: 3, shipped_at: '2031-05-12T10:00:00Z', carrier: 'Parcel Post', parcels: 1 },
    ...{ tracking: null, tracking_href: null, invoice_number: null, lines: [] },
  }
  let left = 4
  const unfold = async () => {
    openPage({ '/my-orders': OrdersPage }, '/my-orders', {
      ...answers,
      'GET /api/onlineshop/orders-page': pageOf(order()),
      'GET /api/onlineshop/orders/501': { ...order(), shipments: [shipment] },
      'GET /api/complainable-orders/501': () => [{ shipment_id: 3, line: 1, left }],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Order 501 in short' }))
    await screen.findByRole('link', { name: 'Show order' })
  }
  await unfold()
  const link = await screen.findByRole('link', { name: 'Report a problem' })
  expect(link.getAttribute('href')).toBe('/complaints/new?order=501')
  closePage()
  left = 0
  await unfold()
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull()
})
