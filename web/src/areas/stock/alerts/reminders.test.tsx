import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../../testing/fair.ts'
import { type Asked, closePage, openPage } from '../../../testing/open-page.tsx'
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
  const row = (await screen.findByText('Vanilla 1')).closest('tr')!.textContent
  expect(row).toMatch(/North Whey 900 g.*Vanilla 1.*2 May.*being back in stock.*20 May.*19,99/)
  expect(screen.getByText('Vanilla 2').closest('tr')!.textContent).toMatch(/the next delivery.*Date unknown/)
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
  await userEvent.click(await screen.findByRole('button', { name: 'End the reminder of Whey 900 g, Vanilla 1' }))
  await waitFor(() => expect(screen.queryByText('Vanilla 1')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'End all reminders' }))
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

test('mails of the Newcomer Week are ended and wanted again by a switch, the last press counts (FF-1131)', async () => {
  const { calls } = open({
    'GET /api/onlineshop/newcomer-week/mails': { wanted: true },
    'PATCH /api/onlineshop/newcomer-week/mails': ({ body }: Asked) => body,
  })
  const wanted = await screen.findByRole<HTMLInputElement>('switch', { name: /^Mail me when it begins/ })
  expect(wanted.checked).toBe(true)
  await userEvent.click(wanted)
  await userEvent.click(wanted)
  await userEvent.click(wanted)
  expect(wanted.checked).toBe(false)
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([false, true, false].map(on => ({ wanted: on }))))
  expect(wanted.checked).toBe(false)
})
