import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, flavour, size, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { OrderListsPage } from './OrderListsPage.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(closePage)

const list = (part: object = {}) => ({
  id: 7,
  name: 'Weekly',
  sharing: 'private',
  owner: { id: 1, name: 'Bea Buyer' },
  total_lines: 2,
  total_quantity: 30,
  changed_at: '2031-05-06T12:00:00Z',
  changed_by: { id: 1, name: 'Bea Buyer' },
  may_change: true,
  may_manage: true,
  first_lines: [
    { id: 1, name: 'North Whey 900 g, Vanilla', quantity: 24 },
    { id: 2, name: 'North Whey 900 g, Berry', quantity: 6 },
  ],
  total_price_exclusive_tax: 525,
  ...part,
})

const LISTS = '/api/onlineshop/order-lists'
const open = (address: string, answers: Answers = {}) =>
  openPage(
    {
      '/order-lists': OrderListsPage,
      '/order-lists/:list': OrderListPage,
    },
    address,
    { 'GET /api/current_user': buyer(), ...answers },
  )

test('a visitor is asked to log in for order lists', async () => {
  open('/order-lists', { 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})

test('a list among the others names its first lines and what it costs now, without prices only the lines (FF-1782)', async () => {
  open('/order-lists', { [`GET ${LISTS}`]: [list({ total_lines: 14 })] })
  const card = (await screen.findByRole('heading', { name: 'Weekly' })).closest('li')!
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(line => line.textContent),
  ).toEqual(['24 × North Whey 900 g, Vanilla', '6 × North Whey 900 g, Berry', '12 more'])
  expect(card.textContent).toMatch(/525,00\s€ excl\. VAT/)
  expect(within(card).getByRole('button', { name: 'Delete: Weekly' }).textContent).toBe('Delete')
  closePage()
  open('/order-lists', {
    'GET /api/current_user': buyer({ rights: ['order'] }),
    [`GET ${LISTS}`]: [list({ total_price_exclusive_tax: null })],
  })
  expect(await screen.findByText(/North Whey 900 g, Vanilla/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('€')
})

test('who has no company reads that lists are for customers, under the name of the page', async () => {
  open('/order-lists/7', { 'GET /api/current_user': buyer({ company: null }) })
  expect(await screen.findByText('Order lists are for customers')).toBeTruthy()
  await waitFor(() => expect(document.title).toContain('Order lists'))
})

test('a list goes into the basket, and the answer names what did not fit and what is no longer sold (FF-162)', async () => {
  const { calls } = open('/order-lists', {
    [`GET ${LISTS}`]: [list()],
    [`POST ${LISTS}/7/add-to-basket`]: {
      added: [{ id: 1, name: 'Whey, Vanilla', quantity: 12 }],
      changed: [{ id: 1, name: 'Whey, Vanilla', from: 10, to: 12 }],
      left_out: [{ id: 2, name: 'Bar, Lime' }],
    },
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add Weekly to the basket' }))
  expect(await screen.findByText('1 product with 12 pieces added to the basket.')).toBeTruthy()
  expect(screen.getByText(/Whey, Vanilla: 12 instead of 10/)).toBeTruthy()
  expect(screen.getByText('No longer sold and left out: Bar, Lime.')).toBeTruthy()
  expect(calls(`POST ${LISTS}/7/add-to-basket`)).toHaveLength(1)
})

test('a name that is taken is refused in its dialog, and a colleague’s list has no way to rename it', async () => {
  open('/order-lists', {
    [`GET ${LISTS}`]: [list(), list({ id: 8, name: 'Theirs', owner: { id: 2, name: 'Col' }, may_manage: false })],
    [`POST ${LISTS}`]: refusal(409, 'You have a list of this name already.'),
  })
  expect(await screen.findByRole('button', { name: 'Name and sharing: Weekly' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Name and sharing: Theirs' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'New list' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Give the list a name.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name of the list'), 'Weekly')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('You have a list of this name already.')).toBeTruthy()
})

const at = (id: number, name: string, part: object = {}) => ({
  id,
  quantity: 5,
  name,
  sku: `N-${id}`,
  is_available: false,
  ...part,
})

test('what is no longer sold is taken off, and a refusal stands beside it and before the basket (FF-162)', async () => {
  const contents = { list: list(), positions: [at(1, 'Bar, Lime'), at(2, 'Bar, Cola')] }
  const readOnly = refusal(403, 'You can only read this list.')
  const held = Promise.withResolvers<void>()
  const { calls } = open('/order-lists/7', {
    [`GET ${LISTS}/7`]: { ...contents, sizes: [] },
    [`DELETE ${LISTS}/7/positions/1`]: { ...contents, positions: [at(2, 'Bar, Cola')] },
    [`DELETE ${LISTS}/7/positions/2`]: () => held.promise.then(() => readOnly),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take Bar, Lime off the list' }))
  await waitFor(() => expect(screen.queryByText(/^Bar, Lime/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Take Bar, Cola off the list' }))
  expect(screen.queryByText(/^Bar, Cola/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add to basket' }))
  held.resolve()
  expect(await screen.findByText('Please look at the marked lines first.')).toBeTruthy()
  expect(screen.getByText('You can only read this list.')).toBeTruthy()
  expect(screen.getByText(/^Bar, Cola/)).toBeTruthy()
  expect(calls('POST')).toEqual([])
})

test('a flavour that is sold out can be asked for from the list, also by those who only read it (FF-1390)', async () => {
  const flavours = [flavour(10, 'Vanilla'), flavour(11, 'Mint', { stock_available: 0 })]
  open('/order-lists/7', {
    [`GET ${LISTS}/7`]: {
      list: list({ may_change: false }),
      positions: [at(11, 'Bar, Mint', { is_available: true })],
      sizes: [
        {
          ...size(1, 'Bar', { product_attributes: flavours }),
          brand: { id: 4, name: 'North' },
          promotions: [],
          clearance: null,
        },
      ],
    },
    'GET /api/flavours/notify': [{ id: 11 }],
  })
  expect(await screen.findByRole('button', { name: 'Notify me: Mint', pressed: true })).toBeTruthy()
  expect(document.body.textContent).toMatch(/87,50\s€ excl\. VAT · 5 pieces/)
  expect(screen.queryByRole('button', { name: 'Notify me: Vanilla' })).toBeNull()
})
