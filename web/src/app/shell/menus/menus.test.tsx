import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { visitor, vts } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { ShopLayout } from '../ShopLayout.tsx'

afterEach(closePage)

/** 45 brands: four each of '1', A to K, and one of Z. */
const brands = [...'1ABCDEFGHIJ']
  .flatMap(letter => [1, 2, 3, 4].map(i => `${letter}${i}`))
  .concat('Zett')
  .map((name, i) => ({ id: i + 1, erp_id: i + 1, name }))
const pictured = brands.slice(0, 2).map(brand => ({
  ...brand,
  image_public_url: `/media/l${brand.id}/320.webp`,
  banner_desktop_url: '/media/b/320.webp',
}))
const categories = [
  {
    erp_id: 7,
    name: 'Bars',
    sub_categories: ['Oat', 'Vegan', 'Protein', 'Nut'].map((name, i) => ({ erp_id: 70 + i, name })),
  },
]
const promotion = {
  id: 3,
  name: 'Fill the fridge',
  text: { en: '', de: '' },
  kind: 'percent' as const,
  percent: 15,
  from: null,
  paid: null,
  free: null,
  unit: null,
  end: '2031-05-30T21:59:59Z',
  banner_url: null,
}
const sale = {
  'GET /api/onlineshop/botm': { brand: { name: 'Erbse' } },
  'GET /api/onlineshop/potw': { products: [{ erp_id: 9, name: 'Crunch 55 g', brand: { name: 'Oomph' } }] },
  'GET /api/onlineshop/promotion/active': { promo: [promotion], sale: { '20': [], '30': ['Last stock'] } },
}
const noSale = {
  'GET /api/onlineshop/botm': { brand: null },
  'GET /api/onlineshop/potw': { products: [] },
  'GET /api/onlineshop/promotion/active': { promo: [], sale: {} },
}

const open = (answers = {}) =>
  openPage({ '/': ShopLayout, '/product-list/*': ShopLayout }, '/', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/onlineshop/brands?sortBy=name': brands,
    'GET /api/onlineshop/brands?sortBy=top': pictured,
    'GET /api/onlineshop/category': categories,
    ...sale,
    ...answers,
  })

const button = (name: string) => screen.findByRole('button', { name })
const panel = (name: string) => screen.findByRole('region', { name })
const hrefOf = (link: HTMLElement) => link.getAttribute('href')
const isOpen = async (name: string) => (await button(name)).getAttribute('aria-expanded')

test('brands open under the mouse, by letter, ten in each of four slides, and the next follow', async () => {
  open()
  await userEvent.hover(await button('Brands'))
  const menu = within(await panel('Brands'))
  await menu.findByRole('link', { name: 'A1' })
  // The first four begin with '1', and two of them are top brands, too.
  expect(menu.getAllByRole('link', { name: /^[A-Z]\d$/ })).toHaveLength(36)
  expect(hrefOf(menu.getByRole('link', { name: 'A1' }))).toBe('/product-list/brand/5')
  expect(menu.queryByRole('link', { name: 'Zett' })).toBeNull()
  expect(menu.getByRole<HTMLButtonElement>('button', { name: 'K' }).disabled).toBe(true)
  await userEvent.click(menu.getByRole('button', { name: 'Z' }))
  expect(menu.getByRole('link', { name: 'Zett' })).toBeTruthy()
  expect(menu.getByText('11 to 45 of 45')).toBeTruthy()
  await userEvent.click(menu.getByRole('button', { name: 'Brands before' }))
  expect(menu.getByText('1 to 40 of 45')).toBeTruthy()
  expect(hrefOf(menu.getByRole('link', { name: 'All 45 brands' }))).toBe('/brands')
})

test('top brands stand with picture and banner, and lead to their second address', async () => {
  open()
  await userEvent.click(await button('Brands'))
  const menu = within(await panel('Brands'))
  const [, second] = await menu.findAllByRole('link', { name: '12' })
  expect(hrefOf(second!)).toBe('/brand/2')
  expect([...second!.querySelectorAll('img')].map(picture => picture.getAttribute('src'))).toEqual([
    '/media/b/320.webp',
    '/media/l2/160.webp',
  ])
})

test('a category shows three subcategories and leads to all of it', async () => {
  open()
  await userEvent.click(await button('Categories'))
  const menu = within(await panel('Categories'))
  expect(hrefOf(await menu.findByRole('link', { name: 'Vegan' }))).toBe('/product-list/category/7/71')
  expect(menu.queryByRole('link', { name: 'Nut' })).toBeNull()
  expect(hrefOf(menu.getByRole('link', { name: 'View all: Bars' }))).toBe('/product-list/category/7')
})

test('the sale leads to brand of the month, product of the week, promotions and clearance', async () => {
  open()
  await userEvent.click(await button('Sale %'))
  const menu = within(await panel('Sale %'))
  await menu.findByRole('link', { name: /Erbse/ })
  expect(menu.getAllByRole('link').map(hrefOf)).toEqual([
    '/product-list/promo',
    '/product-list/promo/3',
    '/product-list/botm',
    '/product-list/potw',
    '/product-list/potw/9',
    '/product-list/sale',
    '/product-list/sale/20',
    '/product-list/sale/30',
  ])
  expect(menu.getByRole('link', { name: '30% Discount' })).toBeTruthy()
})

test('menus without anything in them say so', async () => {
  open({ ...noSale, 'GET /api/onlineshop/category': [], 'GET /api/onlineshop/brands?sortBy=name': [] })
  for (const [name, words] of [
    ['Brands', 'There are no brands yet.'],
    ['Categories', 'There are no categories yet.'],
    ['Sale %', /^Nothing is on sale at the moment\./],
  ] as const) {
    await userEvent.click(await button(name))
    expect(await within(await panel(name)).findByText(words)).toBeTruthy()
  }
})

test('a menu opens by the keyboard, and closes by Escape, by a press elsewhere and on the way', async () => {
  open()
  ;(await button('Categories')).focus()
  await userEvent.keyboard('{Enter}')
  const link = await within(await panel('Categories')).findByRole('link', { name: 'Vegan' })
  link.focus()
  await userEvent.keyboard('{Escape}')
  expect(await isOpen('Categories')).toBe('false')
  expect(document.activeElement).toBe(await button('Categories'))
  await userEvent.keyboard('{Enter}')
  expect(await isOpen('Categories')).toBe('true')
  fireEvent.pointerDown(document.body)
  expect(await isOpen('Categories')).toBe('false')
  await userEvent.click(await button('Sale %'))
  await userEvent.click(await within(await panel('Sale %')).findByRole('link', { name: '20% Discount' }))
  expect(await isOpen('Sale %')).toBe('false')
})

test('a press on a menu that the mouse has opened leaves it open, and the way out closes it', async () => {
  open()
  const mouse = userEvent.setup()
  const brandsButton = await button('Brands')
  await mouse.hover(brandsButton)
  await expect.poll(() => brandsButton.getAttribute('aria-expanded')).toBe('true')
  await mouse.click(brandsButton)
  expect(brandsButton.getAttribute('aria-expanded')).toBe('true')
  await mouse.hover(await screen.findByRole('main'))
  await expect.poll(() => brandsButton.getAttribute('aria-expanded')).toBe('false')
})
