import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { AccountPage } from './account/AccountPage.tsx'

afterEach(closePage)

const FIGURES = 'GET /api/account/figures'
const figures = {
  invoices: { documents: 11, open: 4, overdue: [] as object[] },
  orders: { all: 15, under_way: 3, partly_shipped: 1, waiting_pieces: 1040 },
  ...{ order_lists: 3, open_complaints: 1, reminders: 6, addresses: 2, users: 4, references: 214 },
}
const over = { invoice_number: 'R-7', due_on: '2031-05-21', days: 7, owed: 1452.19 }
const withOverdue = (...overdue: object[]) => ({ ...figures, invoices: { ...figures.invoices, overdue } })
const open = (answers: Answers = {}) =>
  openPage({ '/account': AccountPage }, '/account', {
    'GET /api/current_user': buyer({
      rights: ['order', 'prices', 'invoices', 'manage'],
      has_api_access: true,
      erp_unpaid_sums: 2719.44,
      bonus: { turnover: 11857, tier: 0, percent: 0, next_from: 25000, missing: 13143 },
    }),
    'GET /api/onlineshop/vts': vts('ordering'),
    [FIGURES]: figures,
    ...answers,
  })
const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ')
const group = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!)
const linkIn = async (name: string, title: RegExp) => (await group(name)).findByRole('link', { name: title })

test('the account is an index of all its ways, each once, in six groups (FF-1779)', async () => {
  open()
  const heads = await screen.findAllByRole('heading', { level: 2 })
  expect(heads.map(head => head.textContent)).toEqual([
    ...['Money', 'Orders', 'Fair and week', 'Company', 'You', 'Connect'],
  ])
  const addresses = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const way of ['/account/invoices', '/my-unpaid-invoices', '/bonus', '/my-orders', '/complaints', '/order-lists'])
    expect(addresses).toContain(way)
  for (const way of ['/account/addresses', '/account/users', '/account/security', '/service-center/api', '/logout'])
    expect(addresses).toContain(way)
})

test('each way says how much there is behind it (FF-1779)', async () => {
  open()
  const text = async (name: string, title: RegExp) => plain(await linkIn(name, title))
  await screen.findByText('15')
  expect(await text('Money', /^Invoices/)).toMatch(/11$/)
  expect(await text('Money', /^Unpaid/)).toMatch(/2\.719,44 €$/)
  expect(await text('Money', /^Bonus/)).toMatch(/13\.143,00 € to go to the next tier11\.857,00 € turnover$/)
  expect(await text('Orders', /^My Orders/)).toBe('My Orders3 under way, 1 partly shipped15')
  expect(await text('Orders', /^Backorders/)).toMatch(/1\.040 pcs$/)
  expect(await text('Orders', /^Complaints/)).toMatch(/1 open$/)
  expect(await text('Company', /^Addresses/)).toMatch(/2$/)
  expect(await text('Company', /^Users/)).toMatch(/4$/)
  expect(await text('Connect', /^SKU mapping/)).toMatch(/214$/)
})

test('what a new company has none of has no figure (FF-1779)', async () => {
  const none = { documents: 0, open: 0, overdue: [] }
  open({
    'GET /api/current_user': buyer({
      ...{ rights: ['order', 'prices', 'invoices', 'manage'], has_api_access: true, erp_unpaid_sums: 0 },
      bonus: { turnover: 0, tier: 0, percent: 0, next_from: 25000, missing: 25000 },
    }),
    [FIGURES]: {
      ...{ invoices: none, orders: { all: 0, under_way: 0, partly_shipped: 0, waiting_pieces: 0 } },
      ...{ order_lists: 0, open_complaints: 0, reminders: 0, addresses: 2, users: 1, references: 0 },
    },
  })
  expect(await (await group('Company')).findByText('2')).toBeTruthy()
  const ways = screen.getAllByRole('link').map(plain)
  expect(ways.filter(way => /(^|\D)0( open| pcs|,00 €)?$/.test(way))).toEqual([])
  expect(ways).toContain('My OrdersEvery order with its invoice')
})

test('what is overdue stands on top: an invoice by its number, several as how many (FF-1780)', async () => {
  open({ [FIGURES]: withOverdue(over) })
  const notice = await screen.findByRole('alert')
  expect(plain(notice)).toContain('R-7 is 7 days overdue1.452,19 € · due on 21 May')
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/my-unpaid-invoices')
  expect(plain(await linkIn('Money', /^Unpaid/))).toMatch(/1\.452,19 € overdue$/)
  closePage()
  open({ [FIGURES]: withOverdue(over, { ...over, invoice_number: 'R-8' }) })
  expect(plain(await screen.findByRole('alert'))).toContain('2 invoices are overdue2.904,38 €')
  closePage()
  open()
  await screen.findByText('15')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who may see neither invoices nor users is not led to them; without figures the ways stay (FF-1779)', async () => {
  let isUp = false
  open({
    'GET /api/current_user': buyer({ rights: ['order', 'prices'], has_api_access: false, bonus: null }),
    [FIGURES]: () => (isUp ? { ...figures, invoices: null, users: null, references: null } : refusal(500, 'No.')),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('link', { name: /Invoices|Users|SKU/ })).toBeNull()
  expect(screen.getByRole('link', { name: /^My Orders/ })).toBeTruthy()
  isUp = true
  await userEvent.click(again)
  expect(await screen.findByText('15')).toBeTruthy()
})
