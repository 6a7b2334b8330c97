import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { visitor, vts } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { ShopLayout } from '../ShopLayout.tsx'
import { menuAnswers, noMenuAnswers } from '../test-menus.ts'

afterEach(closePage)

const open = (answers = {}) =>
  openPage({ '/': ShopLayout, '/product-list/*': ShopLayout }, '/', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/vts': vts('ordering'),
    ...menuAnswers,
    ...answers,
  })

const button = (name: string) => screen.findByRole('button', { name })
const panel = (name: string) => screen.findByRole('region', { name })
const hrefOf = (link: HTMLElement) => link.getAttribute('href')
const isOpen = async (name: string) => (await button(name)).getAttribute('aria-expanded')

test('brands open under the mouse, by letter, ten in each of four slides, and the next follow (SH-058, SH-068, SH-073..075, SH-078, SH-079)', async () => {
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

test('top brands stand with picture and banner, and lead to their second address (SH-076, SH-080)', async () => {
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

test('a category shows three subcategories, then leads to all of it (SH-059, SH-082..084)', async () => {
  open()
  await userEvent.click(await button('Categories'))
  const menu = within(await panel('Categories'))
  expect(await menu.findByRole('link', { name: 'View all: Bars' })).toBeTruthy()
  expect(menu.getAllByRole('link').map(link => [link.textContent, hrefOf(link)])).toEqual([
    ['Oat', '/product-list/category/7/70'],
    ['Vegan', '/product-list/category/7/71'],
    ['Protein', '/product-list/category/7/72'],
    ['View all', '/product-list/category/7'],
  ])
})

test('the sale leads to brand of the month, product of the week, promotions and clearance (SH-060, SH-085..091)', async () => {
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
  open(noMenuAnswers)
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

test('a press on a menu that the mouse has opened leaves it open; the keyboard and the way out close it', async () => {
  open()
  const mouse = userEvent.setup()
  const brandsButton = await button('Brands')
  await mouse.hover(brandsButton)
  await expect.poll(() => brandsButton.getAttribute('aria-expanded')).toBe('true')
  await mouse.click(brandsButton)
  expect(brandsButton.getAttribute('aria-expanded')).toBe('true')
  await mouse.keyboard('{Enter}')
  expect(brandsButton.getAttribute('aria-expanded')).toBe('false')
  await mouse.keyboard('{Enter}')
  expect(brandsButton.getAttribute('aria-expanded')).toBe('true')
  await mouse.hover(await screen.findByRole('main'))
  await expect.poll(() => brandsButton.getAttribute('aria-expanded')).toBe('false')
})

test('a link of a menu opened by hovering is followed although the focus is still in the menu before', async () => {
  const { address } = open()
  const mouse = userEvent.setup()
  await mouse.click(await button('Brands'))
  await mouse.hover(await button('Categories'))
  await expect.poll(() => isOpen('Categories')).toBe('true')
  expect(document.activeElement).toBe(await button('Brands'))
  const link = await within(await panel('Categories')).findByRole('link', { name: 'View all: Bars' })
  await mouse.pointer([{ target: link, keys: '[MouseLeft>]' }])
  expect(link.isConnected).toBe(true)
  await mouse.pointer({ keys: '[/MouseLeft]' })
  await expect.poll(address).toBe('/product-list/category/7')
})
