import type { Page } from '@playwright/test'

/** A usual move: from the page at `start`, a press on `target` leads to `address`, where `shown` has other words. */
export type Move = {
  name: string
  start: string
  prepare?: (page: Page) => Promise<void>
  /** What is pressed, after it was hovered; without it the browser's Back. */
  target?: (page: Page) => ReturnType<Page['locator']>
  press?: (page: Page) => Promise<void>
  address: RegExp
  shown: string
}

const LIST = '[data-page] [data-size]'
const TITLE = 'main h1'
const firstSize = (page: Page) => page.locator(`${LIST} h3 a`).first()

export const moves: readonly Move[] = [
  {
    name: 'menu to brand',
    start: '/',
    prepare: page => page.getByRole('button', { name: 'Brands', exact: true }).hover(),
    target: page => page.getByRole('region', { name: 'Brands', exact: true }).getByRole('link').nth(3),
    address: /\/product-list\/brand\/\d+$/,
    shown: LIST,
  },
  {
    name: 'menu to category',
    start: '/',
    prepare: page => page.getByRole('button', { name: 'Categories', exact: true }).hover(),
    target: page => page.getByRole('region', { name: 'Categories', exact: true }).getByRole('link').nth(3),
    address: /\/product-list\/category\/\d+/,
    shown: LIST,
  },
  { name: 'list to size', start: '/product-list', target: firstSize, address: /\/productSize\/\d+$/, shown: TITLE },
  {
    name: 'back to list',
    start: '/product-list',
    prepare: async page => {
      await firstSize(page).click()
      await page.waitForURL('**/productSize/*')
      await page.locator(TITLE).waitFor()
    },
    address: /\/product-list$/,
    shown: LIST,
  },
  {
    name: 'filter',
    start: '/product-list',
    target: page => page.getByRole('checkbox', { name: /^Gym assortment/ }),
    address: /\?gym_assortment=1$/,
    shown: TITLE,
  },
  {
    name: 'sort',
    start: '/product-list',
    target: page => page.getByRole('combobox', { name: 'Sort' }),
    press: async page => void (await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')),
    address: /\?sort=name$/,
    shown: LIST,
  },
  {
    name: 'page before',
    start: '/product-list?page=3',
    target: page => page.locator('main a[href$="page=2"]').first(),
    address: /\?page=2$/,
    shown: '[data-page="2"] [data-size]',
  },
  {
    name: 'search result',
    start: '/',
    prepare: page => page.getByRole('banner').getByRole('combobox').fill('whey'),
    target: page => page.getByRole('option').last(),
    address: /\/productSize\/\d+$/,
    shown: TITLE,
  },
  {
    name: 'size to brand',
    start: '/productSize/1',
    target: page => page.getByRole('article').locator('a[href*="/brand/"]').first(),
    address: /\/product-list\/brand\/\d+$/,
    shown: LIST,
  },
  {
    name: 'basket',
    start: '/product-list',
    target: page => page.getByRole('banner').locator('a[href="/basket"]').first(),
    address: /\/basket$/,
    shown: TITLE,
  },
]
