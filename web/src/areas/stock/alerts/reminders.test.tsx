import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { shopBasket } from '../../../testing/shop.ts'
import { RemindersPage } from './RemindersPage.tsx'

afterEach(closePage)

const flavour = (id: number, more = {}) => ({
  id,
  brand_name: 'North',
  product_size_name: 'Whey 900 g',
  product_size_erp_id: 9,
  product_attribute_name: `Vanilla ${id}`,
  image_url: null,
  availability: 'out',
  eta_date: '2031-05-20',
  price: 19.99,
  is_on_sale: true,
  ...more,
})
const waiting = (id: number, more = {}) => ({
  ...flavour(id),
  asked_at: '2031-05-02T08:00:00Z',
  waits_for: 'back',
  ...more,
})
const PATH = '/account/reminders'

const open = (answers = {}, query = '') =>
  openPage({ [PATH]: RemindersPage }, `${PATH}${query}`, {
    'GET /api/current_user': buyer(),
    'GET /api/flavours/reminders': [waiting(1), waiting(2, { waits_for: 'delivery', eta_date: null })],
    'GET /api/flavours/notify': [],
    ...answers,
  })

test('each reminder says of what it is, since when, and what it waits for (FF-1010)', async () => {
  open()
  const row = (await screen.findByText('Vanilla 1')).closest('tr')!
  expect(row.textContent).toMatch(/20 May.*North Whey 900 g.*Vanilla 1.*19,99.*2 May/)
  expect(screen.getByText(/as soon as it is back in stock/)).toBeTruthy()
  expect(row.textContent).not.toContain('next delivery')
  expect(screen.getByText('Vanilla 2').closest('tr')!.textContent).toMatch(/Date unknown.*next delivery/)
})

test('each leads to its size, where it can be ordered; what is no longer sold says so (FF-1010)', async () => {
  open({ 'GET /api/flavours/reminders': [waiting(1), waiting(2, { is_on_sale: false, waits_for: 'delivery' })] })
  const order = await screen.findByRole('link', { name: 'Order Whey 900 g, Vanilla 1' })
  expect(order.getAttribute('href')).toBe('/productSize/9')
  expect(screen.queryByRole('link', { name: 'Order Whey 900 g, Vanilla 2' })).toBeNull()
  const gone = screen.getByText('Vanilla 2').closest('tr')!.textContent
  expect(gone).toContain('no longer sold')
  expect(gone).not.toContain('next delivery')
})

test('one is ended, or all of them (FF-1010)', async () => {
  let rows = [waiting(1), waiting(2)]
  const { calls } = open({
    'GET /api/flavours/reminders': () => rows,
    'DELETE /api/flavours/1/notify': () => {
      rows = rows.slice(1)
      return { has_notify_me: false }
    },
    'DELETE /api/flavours/notify': () => {
      rows = []
      return { has_notify_me: false }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the reminder of Whey 900 g, Vanilla 1' }))
  await waitFor(() => expect(screen.queryByText('Vanilla 1')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove all reminders' }))
  expect(await screen.findByText('No reminders')).toBeTruthy()
  expect(calls('DELETE').map(({ path }) => path)).toEqual(['/api/flavours/1/notify', '/api/flavours/notify'])
})

test('who follows a mail is asked how many pieces go into the basket; nothing is put there before (FF-1012)', async () => {
  const offered = flavour(7, { availability: 'in_stock', units_per_case: 6, order_multiple: 1, min_quantity: 1 })
  const { calls } = open(
    {
      'GET /api/flavours/7/offer': offered,
      'POST /api/onlineshop/basket/positions': shopBasket([]),
    },
    '?add=7',
  )
  expect(await screen.findByText('It is there again')).toBeTruthy()
  const pieces = screen.getByRole('textbox', { name: 'Pieces' }) as HTMLInputElement
  expect(pieces.value).toBe('6')
  expect(calls('POST')).toEqual([])
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '12')
  await userEvent.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(await screen.findByText('12 added.')).toBeTruthy()
  expect(calls('POST').map(({ body }) => body)).toEqual([
    { positionsJson: JSON.stringify([{ product_attribute_id: 7, quantity: 12 }]) },
  ])
})

test('what is no longer sold cannot be ordered, and what has sold out again is said (FF-1012)', async () => {
  const steps = { units_per_case: 1, order_multiple: 1, min_quantity: 1 }
  open({ 'GET /api/flavours/7/offer': flavour(7, { ...steps, is_on_sale: false, price: null }) }, '?add=7')
  expect(await screen.findByText('no longer sold')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull()
  closePage()
  open({ 'GET /api/flavours/7/offer': flavour(7, steps) }, '?add=7')
  expect(await screen.findByText('This has sold out again.')).toBeTruthy()
})

test('a visitor is asked to log in first (FF-1012)', async () => {
  open({ 'GET /api/current_user': visitor }, '?add=7')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('other mails are chosen elsewhere, where the page leads (FF-1010)', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Mails and language' })
  expect(link.getAttribute('href')).toBe('/account/notifications')
})
