import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { size } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { NewProductSlide } from './NewProductSlide.tsx'
import NewTab from './NewTab.tsx'

const BOOTH = '/virtual-trade-show/exhibition/4/7'
const product: NewProduct = {
  id: 20,
  image_background_public_url: '/media/bar/640.webp',
  product_size: { id: 2, name: '60 g', product: { name: 'Bar' } },
  product_attribute: { id: 20, name: 'Peanut' },
  regular_price: 2.49,
  current_price: 1.99,
}

afterEach(closePage)

test('a slide shows picture, size, flavour, discount and price, and leads to the size in the order tab (TS-255)', async () => {
  const { address } = openPage({ [BOOTH]: <NewProductSlide product={product} /> }, `${BOOTH}?popup=NEW`, {})
  const slide = screen.getByRole('link', {
    name: /^−20 %\s*Peanut\s*Bar 60 g.*1,99\s€.*2,49\s€.*per piece$/,
  })
  expect(slide.querySelector('img')?.getAttribute('src')).toBe('/media/bar/640.webp')
  await userEvent.click(slide)
  expect(address()).toBe(`${BOOTH}?popup=ORDER&productSize_id=2`)
})

test('below the slides each new size stands once, with how many flavours are new, the price of a case, the discount and the way to order it (FF-690)', async () => {
  const almond = { ...product, id: 21, product_attribute: { id: 21, name: 'Almond' } }
  const { address } = openPage({ [BOOTH]: <NewTab exhibitor={{ id: 11 }} /> }, `${BOOTH}?popup=NEW`, {
    'GET /api/virtual-trade-show/exhibitors/11/new-products': [product, almond],
    'GET /api/onlineshop/vts-exhibitors/11/product-sizes': [
      size(2, 'Bar', { current_price: 1.99, regular_price: 2.49, units_per_case: 12 }),
    ],
  })
  const sizes = within(await screen.findByRole('list', { name: 'Order by size' }))
  expect(sizes.getAllByRole('heading', { level: 4 }).map(one => one.textContent)).toEqual(['Bar 60 g'])
  expect(sizes.getByText('2 flavours')).toBeTruthy()
  expect(sizes.getByText('Peanut · Almond')).toBeTruthy()
  expect(await sizes.findByText(/^Case of 12: 23,88\s€$/)).toBeTruthy()
  expect(sizes.getByText('−20 % at the fair')).toBeTruthy()
  await userEvent.click(sizes.getByRole('link', { name: 'Order: Bar 60 g' }))
  expect(address()).toBe(`${BOOTH}?popup=ORDER&productSize_id=2`)
})

test('a booth where nothing is new says so', async () => {
  openPage({ '/': <NewTab exhibitor={{ id: 11 }} /> }, '/', {
    'GET /api/virtual-trade-show/exhibitors/11/new-products': [],
  })
  expect(await screen.findByText('Nothing is new at this booth.')).toBeTruthy()
})
