import { addressOf } from '@fairfloor/domain/endpoint'
import { asksOfEveryPage } from '@fairfloor/domain/every-page'
import { type Ask, findPage, firstAsks, type Page } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from './areas/show-orders/test-show.ts'
import type { Browser } from './platform/testing/app.ts'

/** Who opens the pages, with the address to log in by. */
const people = {
  visitor: null,
  buyer: ACCOUNTS.buyer,
  exhibitor: ACCOUNTS.exhibitor,
  'new customer': ACCOUNTS.gym,
  agent: ACCOUNTS.agent,
  operator: ACCOUNTS.operator,
} as const
type Role = keyof typeof people

/** For developers: it has no title that search engines should show. */
const INTERFACE_KIT = '/style'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

test.each(Object.keys(people) as Role[])('every page comes with its head and its first data, as %s', async role => {
  const email = people[role]
  const browser = email ? await show.as(email) : show.app.browser()
  const faults: string[] = []
  for (const address of pages.flatMap(addressesOf)) faults.push(...(await faultsOf(browser, role, address)))
  expect(faults).toEqual([])
})

test('the page of a thing that never was is 404, however little the shop has (FF-1874)', async () => {
  const visitor = show.app.browser()
  const statusOf = async (url: string) =>
    (await visitor.call({ method: 'GET', url, headers: { accept: 'text/html' } })).statusCode
  expect(await Promise.all(['/careers/4711', '/careers', '/virtual-trade-show'].map(statusOf))).toEqual([404, 200, 200])
  const never = [
    '/brand/999999',
    '/product-list/brand/x',
    '/product-list/category/999999',
    '/product-list/category/1/999999',
    '/product-list/promo/999999',
    '/product-list/potw/x',
    '/product-list/sale/x',
    '/product-list/product/x',
    '/productSize/999999',
  ]
  expect(await Promise.all(never.map(statusOf))).toEqual(never.map(() => 404))
  // A visitor is asked to log in before it is said what there is.
  expect(await statusOf('/my-orders/x')).toBe(200)
  const headers = { accept: 'text/html' }
  const orders = await (await show.as(ACCOUNTS.buyer)).call({ method: 'GET', url: '/my-orders/x', headers })
  expect(orders.statusCode).toBe(404)
})

/** Opens a page; as visitor in German, too: who logs in has chosen a language. */
async function faultsOf(browser: Browser, role: Role, address: string): Promise<string[]> {
  const faults: string[] = []
  for (const language of role === 'visitor' ? ['en', 'de'] : ['en']) {
    const headers = { accept: 'text/html', 'accept-language': language }
    const { statusCode, body } = await browser.call({ method: 'GET', url: address, headers })
    const asked = asksOf(role, address)
    const has = {
      status: statusCode,
      language: /<html lang="(\w+)">/.exec(body)?.[1],
      title: address === INTERFACE_KIT || /<title>\S.* · Maasveld<\/title>/.test(body),
      data: [...answersIn(body, 'data'), ...answersIn(body, 'missing')].sort(),
    }
    const should = {
      status: isOfNothing(role, address, answersIn(body, 'missing')) || listsNothing(address, body) ? 404 : 200,
      language,
      title: true,
      data: seesAll(role, address) ? asked : withinOf(asked, has.data),
    }
    if (JSON.stringify(has) !== JSON.stringify(should)) faults.push(`${address} ${JSON.stringify({ has, should })}`)
  }
  return faults
}

/** A page's addresses, without and with its optional parameters. What has no such number is told to be missing at once, too. */
function addressesOf({ path }: Page): string[] {
  const fill = (pattern: string) => pattern.replace(/:\w+\??/g, '1')
  return [...new Set([path.replace(/\/:\w+\?/g, '') || '/', path].map(fill))]
}

/** The addresses of the answers in a page's HTML, or of what it says is missing. */
function answersIn(html: string, what: 'data' | 'missing'): string[] {
  const embedded = new RegExp(`<script type="application/json" id="first-${what}">(.*?)</script>`, 's').exec(html)
  return Object.keys(JSON.parse(embedded?.[1] ?? '{}') as object)
}

/** It is the page of one thing, and what it asks for itself is missing. */
const isOfNothing = (role: Role, address: string, missing: readonly string[]) =>
  /:\w+(\/|$)/.test(findPage(pages, address)!.page.path) &&
  addressesAsked(ownAsks(role, address)).some(asked => missing.includes(asked))

/** It lists what belongs to a brand, a category or a promotion that there is not. */
function listsNothing(address: string, html: string): boolean {
  const embedded = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)
  const answers = Object.entries(JSON.parse(embedded?.[1] ?? '{}') as Record<string, { heading?: object | null }>)
  const own = answers.find(([url]) => url.startsWith('/api/onlineshop/products?'))?.[1]
  return /\/(brand|category|promo)\/1/.test(address) && own?.heading === null
}

/** What every page asks, and what this one does where the role may see it. */
const asksOf = (role: Role, address: string): string[] =>
  addressesAsked([...asksOfEveryPage, ...ownAsks(role, address)])

function ownAsks(role: Role, address: string): readonly Ask[] {
  const visited = findPage(pages, address)!
  const { who } = visited.page
  const isOpen = who === undefined || role === 'operator' || (who === 'users' && role !== 'visitor')
  return isOpen ? firstAsks(visited, new URLSearchParams(), role === 'buyer' || role === 'new customer') : []
}

const addressesAsked = (asks: readonly Ask[]) => [...new Set(asks.map(ask => addressOf(...ask)))].sort()

/** Nothing of what the page asks is refused. */
const seesAll = (role: Role, address: string) =>
  role === 'visitor' || role === 'buyer' || findPage(pages, address)!.page.who === 'operator'

/** Those who buy for nobody, or have no access to the API, are refused some of it, but never what every page asks. */
function withinOf(asked: readonly string[], answered: readonly string[]): string[] {
  const always = addressesAsked(asksOfEveryPage)
  return asked.filter(address => always.includes(address) || answered.includes(address))
}
