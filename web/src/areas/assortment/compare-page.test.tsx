import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ComparePage } from './ComparePage.tsx'
import { shopSize } from './test-sizes.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(closePage)

const sizeOf = (id: number, name: string) => ({
  size: shopSize(id, name),
  product: {
    id,
    name,
    description: '',
    brand: { id: 4, name: 'North', logo_url: null },
    categories: [],
    sizes: [{ id, name: 'Tub' }],
  },
  related: [],
  also_bought: [],
  has_food_information: false,
})
const gone = refusal(404, 'This size does not exist.')
const open = (answers: Answers) =>
  openPage({ '/compare': ComparePage }, '/compare?sizes=1,2', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/product-sizes/1/food-information?language=en': gone,
    'GET /api/onlineshop/product-sizes/2/food-information?language=en': gone,
    'GET /api/flavours/notify': [],
    ...answers,
  })

test('what is not for sale any more is left out and said; nothing is compared when nothing is left (FF-1863)', async () => {
  open({
    'GET /api/onlineshop/product-sizes/1': sizeOf(1, 'Whey'),
    'GET /api/onlineshop/product-sizes/2': gone,
  })
  expect(await screen.findByText('Some of the sizes are not for sale any more.')).toBeTruthy()
  const heads = within(await screen.findByRole('region', { name: 'Compare' })).getAllByRole('link')
  expect(heads.map(head => head.getAttribute('href'))).toEqual(['/productSize/1'])
  closePage()
  open({ 'GET /api/onlineshop/product-sizes/1': gone, 'GET /api/onlineshop/product-sizes/2': gone })
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Order' })).toBeNull()
})

test('a size that could not be read is asked for again, and is not said to be gone', async () => {
  let fails = true
  open({
    'GET /api/onlineshop/product-sizes/1': sizeOf(1, 'Whey'),
    'GET /api/onlineshop/product-sizes/2': () => (fails ? refusal(500, 'Something failed.') : sizeOf(2, 'Casein')),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Some of the sizes are not for sale any more.')).toBeNull()
  fails = false
  await userEvent.setup().click(again)
  expect(within(await screen.findByRole('region', { name: 'Compare' })).getAllByText(/Casein/)).toBeTruthy()
})
