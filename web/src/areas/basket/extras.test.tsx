import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, shop } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { shopBasket, shopCheckout, shopLine } from '../../testing/shop.ts'
import { BasketPage } from './BasketPage.tsx'

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
  await waitFor(() =>
    expect(change.mock.lastCall?.[0].body).toEqual({ quantity: 12, extras: { gift_note: 'For Jo ' } }),
  )
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
