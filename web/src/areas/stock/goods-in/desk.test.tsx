import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { DeliveryDeskPage } from './DeliveryDeskPage.tsx'
import { GoodsInDeskPage } from './GoodsInDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const head = {
  delivery_id: 7,
  supplier: 'Norrsund',
  reference: 'NS-88214',
  lines: 2,
  expected: 240,
  received: 0,
  next_on: '2031-05-12',
  waiting_orders: 2,
  closed_at: null,
}
const position = (line: number, name: string, quantity: number) => ({
  line,
  flavour_id: 10 + line,
  sku: `NOR-${line}`,
  ean: `871999900001${line}`,
  ean_case: `1871999900001${line}`,
  name,
  units_per_case: 6,
  quantity,
  expected_on: '2031-05-12',
  received: 0,
})
const wait = (order_id: number, company: string, open: number) => ({
  order_id,
  line: 1,
  flavour_id: 11,
  company,
  placed_at: '2031-05-01T10:00:00.000Z',
  open,
})
const delivery = {
  ...head,
  version: 'v1',
  note: null,
  today: '2031-05-13',
  positions: [position(1, 'Clear Whey Raspberry', 144), position(2, 'Clear Whey Lemon', 96)],
  waiting: [wait(501, 'Ostsee Nutrition', 6), wait(502, 'Peak Depot', 10)],
  receipts: [],
}
const open = (path: string, answers: Answers = {}) =>
  openPage({ '/goods-in': GoodsInDeskPage, '/goods-in/:delivery': DeliveryDeskPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/admin/deliveries': { next: null, previous: null, total: 1, today: '2031-05-13', deliveries: [head] },
    'GET /api/admin/deliveries/7': delivery,
    ...answers,
  })

const typeIn = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

test('the list says what is late and who waits, and leads to the delivery (FF-887)', async () => {
  open('/goods-in')
  const row = await screen.findByRole('row', { name: /Norrsund/ })
  expect(row.textContent).toContain('late')
  expect(row.textContent).toContain('2 orders wait')
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/goods-in/7')
})

test('says who gets what is entered, the oldest first, and books it with lot and day (FF-886)', async () => {
  const { calls } = open('/goods-in/7', {
    'POST /api/admin/deliveries/7/receipts': { receipt_id: 1, served: 8, orders: 2, free: 0, delivery },
  })
  await screen.findByRole('heading', { name: 'Who gets it' })
  await typeIn('Received of Clear Whey Raspberry', '8')
  await typeIn('Lot of Clear Whey Raspberry', 'L26141')
  await typeIn('Best before of Clear Whey Raspberry', '2033-03-14')
  const who = screen.getByRole('region', { name: 'Who gets it' })
  expect(
    within(who)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([expect.stringMatching(/^Ostsee Nutrition6.*all$/), expect.stringMatching(/^Peak Depot2.*of 10$/)])
  await userEvent.click(screen.getByRole('button', { name: 'Book 8 pieces' }))
  await screen.findByText('Booked. 8 pieces went to 2 orders, 0 are free.')
  expect(calls('POST')).toMatchObject([
    { body: { note: null, lines: [{ line: 1, quantity: 8, lot: 'L26141', best_before: '2033-03-14' }] } },
  ])
})

test('counts pieces and cases by their numbers, and says which number is no article of it (FF-886)', async () => {
  open('/goods-in/7')
  const box = await screen.findByLabelText('Scan or type SKU or EAN, then Enter')
  const received = () => (screen.getByLabelText('Received of Clear Whey Lemon') as HTMLInputElement).value
  await userEvent.type(box, '18719999000012{Enter}')
  await userEvent.type(box, 'nor-2{Enter}')
  expect(received()).toBe('7')
  await userEvent.type(box, '4711{Enter}')
  expect(await screen.findByText(/No article of this delivery has the number 4711/)).toBeTruthy()
  expect(received()).toBe('7')
})

test('what is counted survives a reload, but not a booking', async () => {
  open('/goods-in/7')
  await screen.findByLabelText('Received of Clear Whey Lemon')
  await typeIn('Received of Clear Whey Lemon', '8')
  cleanup()
  open('/goods-in/7', {
    'POST /api/admin/deliveries/7/receipts': {
      ...{ receipt_id: 1, served: 0, orders: 0, free: 8 },
      delivery: { ...delivery, version: 'v2' },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Book 8 pieces' }))
  await screen.findByText('Booked. 0 pieces went to 0 orders, 8 are free.')
  cleanup()
  open('/goods-in/7', { 'GET /api/admin/deliveries/7': { ...delivery, version: 'v2' } })
  expect(((await screen.findByLabelText('Received of Clear Whey Lemon')) as HTMLInputElement).value).toBe('')
})

test('what a booking did is still said when it has closed the delivery', async () => {
  const closed = { ...delivery, version: 'v2', closed_at: '2031-05-13T10:00:00.000Z' }
  let isBooked = false
  open('/goods-in/7', {
    'GET /api/admin/deliveries/7': () => (isBooked ? closed : delivery),
    'POST /api/admin/deliveries/7/receipts': () => {
      isBooked = true
      return { receipt_id: 1, served: 0, orders: 0, free: 240, delivery: closed }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'All as expected' }))
  await userEvent.click(screen.getByRole('button', { name: 'Book 240 pieces' }))
  await waitFor(() => expect(screen.queryByLabelText('Received of Clear Whey Lemon')).toBeNull())
  screen.getByText('Booked. 0 pieces went to 0 orders, 240 are free.')
})

test('a scanner that is faster than the search adds what it has scanned', async () => {
  const found = (id: number, name: string) => ({
    flavours: [{ id, sku: name, ean: null, name, units_per_case: 6, quantity: 4 }],
  })
  open('/goods-in', {
    'GET /api/admin/flavours': ({ path }: { path: string }) =>
      path.endsWith('NOR-2') ? found(12, 'Lemon') : found(11, 'Raspberry'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New delivery' }))
  const form = within(await screen.findByRole('form', { name: 'New delivery' }))
  const finder = form.getByLabelText('Add an article: name, SKU or EAN')
  await userEvent.type(finder, 'NOR-1')
  await form.findByRole('button', { name: 'Add Raspberry' })
  fireEvent.change(finder, { target: { value: 'NOR-2' } })
  fireEvent.keyDown(finder, { key: 'Enter' })
  await form.findByLabelText('Pieces of Lemon')
  expect(form.queryByLabelText('Pieces of Raspberry')).toBeNull()
})

test('a new delivery is made of articles that a search finds (FF-887)', async () => {
  const { calls } = open('/goods-in', {
    'GET /api/admin/flavours': {
      flavours: [{ id: 11, sku: 'NOR-1', ean: null, name: 'Clear Whey Raspberry', units_per_case: 6, quantity: 4 }],
    },
    'POST /api/admin/deliveries': delivery,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New delivery' }))
  const form = within(await screen.findByRole('form', { name: 'New delivery' }))
  await userEvent.click(form.getByRole('button', { name: 'Save delivery' }))
  expect(calls('POST')).toEqual([])
  await userEvent.type(form.getByLabelText('Supplier'), 'Norrsund')
  await userEvent.type(form.getByLabelText('Add an article: name, SKU or EAN'), 'whey')
  await userEvent.click(await form.findByRole('button', { name: 'Add Clear Whey Raspberry' }))
  await userEvent.type(form.getByLabelText('Pieces of Clear Whey Raspberry'), '48')
  await userEvent.type(form.getByLabelText('Expected on'), '2031-06-03')
  await userEvent.click(form.getByRole('button', { name: 'Save delivery' }))
  await waitFor(() => expect(calls('POST')).toHaveLength(1))
  expect(calls('POST')[0]?.body).toEqual({
    supplier: 'Norrsund',
    reference: null,
    note: null,
    lines: [{ line: null, flavour_id: 11, quantity: 48, expected_on: '2031-06-03' }],
  })
})

test('a sheet is shown row by row before anything is saved; what is recognised becomes a delivery (FF-963)', async () => {
  const row = {
    row: 2,
    code: 'NOR-1',
    flavour_id: 11,
    name: 'Clear Whey Raspberry',
    quantity: 144,
    expected_on: '2031-05-12',
    fault: null,
  }
  const rows = [row, { ...row, row: 3, code: 'X-1', flavour_id: null, name: null, fault: 'unknown_number' }]
  const { calls } = open('/goods-in', {
    'POST /api/admin/deliveries/sheet': { rows },
    'POST /api/admin/deliveries': delivery,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'From a sheet' }))
  await userEvent.upload(
    await screen.findByLabelText('Sheet of expected goods', { selector: 'input' }),
    new File(['x'], 'a.csv'),
  )
  const table = await screen.findByRole('table', { name: 'What the sheet says' })
  within(table).getByText('Nobody knows this number')
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 rows' }))
  await userEvent.type(await screen.findByLabelText('Supplier'), 'Norrsund')
  await userEvent.click(screen.getByRole('button', { name: 'Save delivery' }))
  await waitFor(() => expect(calls('POST /api/admin/deliveries').at(-1)?.body).toMatchObject({ supplier: 'Norrsund' }))
  expect(calls('POST /api/admin/deliveries').at(-1)?.body).toMatchObject({
    lines: [{ line: null, flavour_id: 11, quantity: 144, expected_on: '2031-05-12' }],
  })
})
