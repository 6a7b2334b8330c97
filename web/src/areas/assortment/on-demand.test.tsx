import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ListPromotion } from '../promotions/ListPromotion.tsx'
import { Numbers } from './Numbers.tsx'
import { ProductListPage } from './ProductListPage.tsx'
import { shopFlavour, shopSize } from './test-sizes.ts'

// Parts of the shop whose code is loaded when they are asked for.
afterEach(closePage)

const facets = {
  ...{ brands: [{ id: 4, name: 'North', count: 60 }], categories: [], size_names: [], in_stock: 50, new: 7, sale: 0 },
  ...{ gym_assortment: 12, price: null },
}

test('on a phone all filters stand in a sheet, each applied at once; its button says what they leave', async () => {
  const { address } = openPage({ '/product-list': ProductListPage }, '/product-list', {
    'GET /api/current_user': buyer(),
    'GET /api/flavours/notify': [],
    'GET /api/onlineshop/basket': { total_lines: 0, total_quantity: 0, total_price_exc_vat: 0, positions: [] },
    'GET /api/onlineshop/products': ({ path }: { path: string }) => {
      const total = path.includes('in_stock') ? 1 : 63
      return { total, page: 1, pages: 1, sizes: [shopSize(1, 'Whey')], relaxed: null, facets, heading: null }
    },
  })
  await screen.findAllByText(/Whey/)
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(sheet.getByRole('button', { name: 'Show 63 products' })).toBeTruthy()
  await userEvent.click(sheet.getByRole('checkbox', { name: /^In stock/ }))
  await waitFor(() => expect(address()).toContain('in_stock=1'))
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 product' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
  expect((await screen.findByRole('button', { name: /^Filter/ })).textContent).toContain('1')
})

test('the numbers of each flavour stand behind a fold, with the size where there are several', async () => {
  const small = shopSize(1, 'Whey', {
    name: '450 g',
    product_attributes: [shopFlavour(10, 'Lime', { ean: '4006381333931' })],
  })
  const large = shopSize(2, 'Whey', { name: '2.5 kg', product_attributes: [shopFlavour(20, 'Lime')] })
  openPage({ '/': <Numbers sizes={[small, large]} /> }, '/', {})
  const fold = (await screen.findByText('SKU and EAN')).closest('details')!
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  const table = within(await screen.findByRole('table', { name: 'SKU and EAN' }))
  expect(table.getByRole('row', { name: /450 g/ }).textContent).toMatch(/Lime.*F10.*4006381333931/)
  expect(table.getByRole('row', { name: /2,5 kg|2\.5 kg/ }).textContent).toMatch(/F20.*–/)
})

const promotion: SizePromotion = {
  ...{ id: 1, name: 'Whey weeks', text: { en: 'For the summer.', de: 'Für den Sommer.' }, kind: 'percent' },
  ...{ percent: 15, from: null, paid: null, free: null, unit: null, end: '2031-05-08T21:59:59Z' },
}

test('a list of a promotion begins with what it gives and until when, in the language of the reader', async () => {
  openPage({ '/': <ListPromotion promotion={promotion} bannerUrl="/media/b.webp" /> }, '/', {})
  expect(await screen.findByText('15 % off')).toBeTruthy()
  expect(screen.getByText(/^until 8 May/)).toBeTruthy()
  expect(screen.getByText('For the summer.')).toBeTruthy()
  closePage()
  document.documentElement.lang = 'de'
  openPage({ '/': <ListPromotion promotion={promotion} /> }, '/', {})
  expect(await screen.findByText('Für den Sommer.')).toBeTruthy()
})
