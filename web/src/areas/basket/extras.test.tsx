import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, shop } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { shopBasket, shopCheckout, shopLine } from '../../testing/shop.ts'
import { shopFlavour, shopSize } from '../assortment/test-sizes.ts'
import { BasketPage } from './BasketPage.tsx'
import { QuickOrderPage } from './QuickOrderPage.tsx'

const LINE = '/api/onlineshop/basket/positions/101'
const line = shopLine(101, 'Lime', 12, 17.5)
const open = (answers: Answers = {}) =>
  openPage({ '/basket': BasketPage }, '/basket', {
    'GET /api/settings': shop({ line_extras: ['gift_note'] }),
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/basket': shopBasket([line]),
    'GET /api/onlineshop/checkout': shopCheckout(),
    ...answers,
  })

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

test('a gift note is typed on a line of the basket and saves itself (FF-1680)', async () => {
  const change = vi.fn((_: Asked) => shopBasket([{ ...line, extras: { gift_note: 'For Jo' } }]))
  open({ [`PATCH ${LINE}`]: change })
  await userEvent.click(await screen.findByRole('button', { name: /^Add a gift note: .*Lime/ }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Gift note: .*Lime/ })
  expect(document.activeElement).toBe(field)
  expect(field.maxLength).toBe(120)
  await userEvent.type(field, 'For Jo ')
  // Without the pieces, which a colleague may have changed since.
  await waitFor(() => expect(change.mock.lastCall?.[0].body).toEqual({ extras: { gift_note: 'For Jo ' } }))
  // What comes back is trimmed, and does not move what is typed.
  await waitFor(() => expect(change.mock.results).toHaveLength(1))
  expect(field.value).toBe('For Jo ')
})

test('a gift note that is refused stays as typed, with the reason (FF-1680)', async () => {
  open({ [`PATCH ${LINE}`]: refusal(422, 'letters_not_printable') })
  await userEvent.click(await screen.findByRole('button', { name: /^Add a gift note/ }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Gift note/ })
  await userEvent.type(field, '生')
  expect(await within(field.closest('li')!).findByRole('alert')).toBeTruthy()
  expect(field.value).toBe('生')
})

test('a shop that takes none offers none, and shows what a line has from before (FF-1680)', async () => {
  open({
    'GET /api/settings': shop(),
    'GET /api/onlineshop/basket': shopBasket([
      { ...line, extras: { gift_note: 'For Jo' } },
      shopLine(201, 'Cola', 12, 2),
    ]),
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Gift note: .*Lime/ })).value).toBe('For Jo')
  expect(screen.queryByText(/gift note/)).toBeNull()
})

test('a gift note is typed beside a recognised line, stays over a reload, and is added with it once (FF-1680)', async () => {
  const none = { nearest_ids: [], quantities: [], gone: null, not_here: null }
  const openQuick = (answers: Answers = {}) =>
    openPage({ '/quick-order': QuickOrderPage }, '/quick-order', {
      'GET /api/settings': shop({ line_extras: ['gift_note'] }),
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/basket': shopBasket([]),
      'GET /api/onlineshop/order-lists': [],
      'POST /api/onlineshop/basket/quick-order': {
        lines: [{ line: 1, text: 'N-10\t2', code: 'N-10', quantity: '2', by: 'sku', flavour_ids: [10], ...none }],
        sizes: [shopSize(1, 'Whey', { product_attributes: [shopFlavour(10, 'Vanilla', { sku: 'N-10' })] })],
      },
      'POST /api/onlineshop/basket/positions': shopBasket([]),
      ...answers,
    })
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Gift note: North Whey Tub, Vanilla' })
  openQuick()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Numbers and quantities' }), 'N-10 2')
  await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Add a gift note: .*Vanilla/ }))
  await userEvent.type(await field(), 'For Jo ')
  cleanup()
  const { calls } = openQuick()
  expect((await field()).value).toBe('For Jo')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to basket' }))
  await waitFor(() =>
    expect(calls('POST /api/onlineshop/basket/positions').map(({ body }) => body)).toEqual([
      { positionsJson: '[{"product_attribute_id":10,"quantity":2,"extras":{"gift_note":"For Jo"}}]' },
    ]),
  )
  await waitFor(() => expect(Object.keys(localStorage).filter(key => key.endsWith('-extras'))).toEqual([]))
})
