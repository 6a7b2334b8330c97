import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { FavouritesPage } from './FavouritesPage.tsx'
import { SizePage } from './SizePage.tsx'
import { shopSize } from './test-sizes.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(closePage)

const open = (address: string, answers: Answers) =>
  openPage({ '/favourites': FavouritesPage, '/productSize/:productSize': SizePage }, address, {
    'GET /api/current_user': buyer(),
    ...answers,
  })

test('a visitor is asked to log in for the favourites (SH-128)', async () => {
  open('/favourites', { 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})

const size = shopSize(1, 'Whey')
const product = {
  id: 5,
  name: 'Whey',
  description: '',
  brand: { id: 4, name: 'North', logo_url: null },
  categories: [{ id: 1, name: 'Protein' }],
  sizes: [{ id: 1, name: 'Tub' }],
}
const sizePage = (answers: Answers) =>
  open('/productSize/1', {
    'GET /api/onlineshop/product-sizes/1': { size, product, related: [], also_bought: [], has_food_information: false },
    'GET /api/onlineshop/favourites': [],
    ...answers,
  })
const heart = () => screen.findByRole('button', { name: 'Favourite: Whey Tub' })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed')

test('a double click makes a size a favourite once, by the keyboard it stops being one (SH-148)', async () => {
  let ids: { id: number }[] = []
  const { calls } = sizePage({
    'GET /api/onlineshop/favourites': () => ids,
    'PUT /api/onlineshop/favourites/1': () => {
      ids = [{ id: 1 }]
      return { is_favourite: true, favourites_count: 1 }
    },
    'DELETE /api/onlineshop/favourites/1': () => {
      ids = []
      return { is_favourite: false, favourites_count: 0 }
    },
  })
  const button = await heart()
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  await userEvent.dblClick(button)
  expect(isPressed(button)).toBe('true')
  await vi.waitFor(() => expect(calls('PUT /api/onlineshop/favourites/1')).toHaveLength(1))
  expect(calls('DELETE /api/onlineshop/favourites/1')).toHaveLength(0)
  button.focus()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(calls('DELETE /api/onlineshop/favourites/1')).toHaveLength(1))
  expect(isPressed(button)).toBe('false')
})

test('a favourite that was refused is taken back, and says why (SH-148)', async () => {
  sizePage({ 'PUT /api/onlineshop/favourites/1': refusal(404, 'Not found.') })
  const button = await heart()
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  await userEvent.click(button)
  await vi.waitFor(() => expect(isPressed(button)).toBe('false'))
  expect(await screen.findByText('Not found.')).toBeTruthy()
})
