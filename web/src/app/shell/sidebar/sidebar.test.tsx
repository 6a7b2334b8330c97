import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { visitor, vts } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { ShopLayout } from '../ShopLayout.tsx'
import { menuAnswers, noMenuAnswers } from '../test-menus.ts'

afterEach(closePage)

/** Opens the sidebar and goes into a list. */
async function openLevel(name: string, answers: Record<string, unknown> = menuAnswers) {
  openPage({ '/': ShopLayout }, '/', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/vts': vts('ordering'),
    ...answers,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const side = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await userEvent.click(side.getByRole('button', { name }))
  return side
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('brands are top brands first, then all by letter (SH-490, SH-491)', async () => {
  const side = await openLevel('Brands')
  expect((await side.findAllByRole('link')).map(hrefOf)).toEqual(['/product-list/brand/1', '/product-list/brand/2'])
  await userEvent.click(side.getByRole('button', { name: 'All Brands' }))
  const group = within(await side.findByRole('region', { name: 'A' }))
  expect(group.getAllByRole('link').map(link => link.textContent)).toEqual(['A1', 'A2', 'A3', 'A4'])
  expect(hrefOf(group.getByRole('link', { name: 'A1' }))).toBe('/product-list/brand/5')
  expect(side.getAllByRole('region').map(region => region.getAttribute('aria-label'))).toEqual([...'#ABCDEFGHIJZ'])
})

test('a category has a list of its own, with all of it first and every subcategory (SH-492, SH-493)', async () => {
  const side = await openLevel('Categories')
  await userEvent.click(await side.findByRole('button', { name: 'Bars' }))
  expect(side.getByRole('heading', { level: 2, name: 'Bars' })).toBeTruthy()
  expect(side.getAllByRole('link').map(link => [link.textContent, hrefOf(link)])).toEqual([
    ['View all', '/product-list/category/7'],
    ['Oat', '/product-list/category/7/70'],
    ['Vegan', '/product-list/category/7/71'],
    ['Protein', '/product-list/category/7/72'],
    ['Nut', '/product-list/category/7/73'],
  ])
  await userEvent.click(side.getByRole('button', { name: 'Back' }))
  expect(side.getByRole('heading', { level: 2, name: 'Categories' })).toBeTruthy()
  await userEvent.click(side.getByRole('button', { name: 'Back' }))
  expect(side.getByRole('link', { name: 'Gym Assortment' })).toBeTruthy()
})

test('the sale holds its brand, its product, its promotions and clearance (SH-494..498, SH-501)', async () => {
  const side = await openLevel('Sale %')
  await side.findByRole('link', { name: /^Brand of the Month/ })
  expect(side.getAllByRole('link').map(hrefOf)).toEqual([
    '/product-list/botm',
    '/product-list/potw',
    '/product-list/promo',
    '/product-list/promo/3',
    '/product-list/sale/20',
  ])
  expect(hrefOf(side.getByRole('link', { name: '20% Discount' }))).toBe('/product-list/sale/20')
})

test('a percentage with groups drills to all of it and to each group (SH-499, SH-500)', async () => {
  const side = await openLevel('Sale %')
  await userEvent.click(await side.findByRole('button', { name: '30% Discount' }))
  expect(side.getAllByRole('link').map(link => [link.textContent, hrefOf(link)])).toEqual([
    ['View all', '/product-list/sale/30'],
    ['Last stock', '/product-list/?clearance=30&clearanceGroup=Last%20stock&sale=4'],
  ])
})

test('what an empty shop has nothing of is left out or said', async () => {
  const side = await openLevel('Sale %', noMenuAnswers)
  expect(await side.findByText('Nothing is on sale at the moment.')).toBeTruthy()
  expect(side.queryAllByRole('link')).toEqual([])
})

test('the browser’s Back closes the menu', async () => {
  const { goTo, goBack, address } = openPage({ '/:page?': ShopLayout }, '/', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/vts': vts('ordering'),
    ...menuAnswers,
  })
  await goTo('/new')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  await goBack()
  expect(address()).toBe('/')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
})

test('a menu that is open closes where the window has room for the header’s menus', async () => {
  const listeners = new Set<() => void>()
  let isWide = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  await openLevel('Brands')
  isWide = true
  act(() => {
    for (const listener of listeners) listener()
  })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  vi.unstubAllGlobals()
})
