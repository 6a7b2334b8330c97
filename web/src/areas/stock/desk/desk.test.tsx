import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { StockDeskPage } from './StockDeskPage.tsx'
import { StockFlavourDeskPage } from './StockFlavourDeskPage.tsx'

afterEach(closePage)

const figures = {
  ...{ flavour_id: 11, name: 'North Whey 2 kg, Lime', sku: 'N-11', ean: '8719999000015' },
  ...{ free: 4, set_aside: 6, waiting: 8, eta: '2031-06-03' },
}
const movement = {
  ...{ id: 2, at: '2031-05-12T10:30:00.000Z', before: 7, after: 4, kind: 'order' },
  ...{ order_id: 501, receipt_id: null, user: 'Bea Buyer', note: null },
}
const stock = {
  ...figures,
  version: 'v1',
  lots: [{ lot: 'L-7', best_before: '2032-01-31', quantity: 10 }],
  movements: {
    ...{ next: null, previous: null, total: 2 },
    rows: [
      movement,
      { ...movement, id: 1, before: null, after: 7, kind: 'correction', order_id: null, user: null, note: 'Found' },
    ],
  },
}
const open = (path: string, answers: Answers = {}) =>
  openPage({ '/stock': StockDeskPage, '/stock/:stockFlavour': StockFlavourDeskPage }, path, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/stock': { next: null, previous: null, total: 1, flavours: [figures] },
    'GET /api/admin/stock/11': stock,
    ...answers,
  })

test('the list names what is free, set aside and waited for, and leads to the flavour (FF-944)', async () => {
  open('/stock')
  const link = await screen.findByRole('link', { name: figures.name })
  expect(link.getAttribute('href')).toBe('/admin/stock/11')
  const row = screen.getByRole('row', { name: /Lime/ })
  for (const cell of ['4', '6', '8', '3 June']) expect(within(row).getByText(cell)).toBeTruthy()
})

test('a flavour shows its lots and its movements with who, why and the order (FF-945)', async () => {
  open('/stock/11')
  const table = await screen.findByRole('table', { name: 'Movements' })
  expect(within(table).getByRole('link', { name: 'Order 501' }).getAttribute('href')).toBe('/admin/orders/501')
  for (const words of ['Bea Buyer', '−3', 'Found', 'By itself']) expect(within(table).getByText(words)).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Lots' })).getByText('31 January 2032')).toBeTruthy()
})

test('a correction needs a number and a reason, and says what went to waiting orders (FF-946)', async () => {
  const user = userEvent.setup()
  const { calls } = open('/stock/11', {
    'POST /api/admin/stock/11/corrections': { stock: { ...stock, version: 'v2' }, served: 3 },
  })
  const form = within(await screen.findByRole('form', { name: 'Correct' }))
  await user.click(form.getByRole('button', { name: 'Correct' }))
  expect(form.getByText('Please type a whole number.')).toBeTruthy()
  expect(form.getByText('Please say why.')).toBeTruthy()
  await user.type(form.getByLabelText('Pieces, with a minus for fewer'), '-3')
  await user.type(form.getByLabelText('Reason'), ' Broken ')
  await user.click(form.getByRole('button', { name: 'Correct' }))
  expect(await form.findByText('3 pieces went to waiting orders at once.')).toBeTruthy()
  expect(calls('POST /api/admin/stock/11/corrections').map(({ body }) => body)).toEqual([
    { version: 'v1', by: 'change', quantity: -3, reason: 'Broken' },
  ])
})

test('a flavour that does not exist leads back to the list', async () => {
  open('/stock/0')
  expect(await screen.findByText('There is no such article')).toBeTruthy()
})
