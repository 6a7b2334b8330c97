import { cents } from '@fairfloor/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { addressesOf, customerOf, shippingAddresses } from '../../companies/index.ts'
import { findAccount } from '../accounts.ts'
import { readersOfCustomer } from '../index.ts'
import { describeUser } from './current-user.ts'

const NOW = '2025-05-05T10:00:00Z'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())

const userOf = async (email: string) => (await (await browserOf(app, email)).get('/api/current_user')).json().user

test('a visitor is nobody with an empty basket (TS-002, TS-444, SH-539, SH-589)', async () => {
  const answer = await app.browser().get('/api/current_user')
  expect(answer.json()).toEqual({
    user: null,
    basket_info: { basket_total_lines: 0, basket_total_quantity: 0, basket_total_price: 0 },
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a buyer has the fields of the specification, no more and no fewer (TS-444, TS-563, SH-539, SH-589)', async () => {
  expect(await userOf(ACCOUNTS.buyer)).toEqual({
    id: expect.any(Number),
    name: 'Bo Verhoeven',
    email: ACCOUNTS.buyer,
    is_exhibitor: false,
    vts_orders_visible: true,
    has_api_access: true,
    bonus: { turnover: 0, tier: 0, percent: 0, next_from: null, missing: null },
    favourites_count: 0,
    approvals_waiting: 0,
    erp_unpaid_sums: 0,
    ROLE_ALLOWED_TO_SWITCH: false,
    ROLE_PREVIOUS_ADMIN: false,
    roles: ['ROLE_USER'],
    rights: ['order', 'prices', 'invoices', 'manage'],
    company: { name: 'Sporthuis De Merwede' },
    switched_from: null,
  })
})

test('the new customer has no API access and no bonus (TS-564)', async () => {
  expect(await userOf(ACCOUNTS.gym)).toMatchObject({ has_api_access: false, bonus: null, vts_orders_visible: true })
})

test('the branch of a chain buys, but does not see the orders of the fair (TS-062)', async () => {
  expect(await userOf(ACCOUNTS.branch)).toMatchObject({
    company: { name: 'Fitkade Amersfoort' },
    vts_orders_visible: false,
  })
})

test.each([
  [ACCOUNTS.exhibitor, { is_exhibitor: true, roles: ['ROLE_USER'], rights: ['prices'], company: null }],
  [ACCOUNTS.organiser, { is_exhibitor: true, roles: ['ROLE_USER'], company: null }],
  [ACCOUNTS.agent, { is_exhibitor: false, roles: ['ROLE_USER', 'ROLE_ALLOWED_TO_SWITCH'], vts_orders_visible: false }],
  [ACCOUNTS.operator, { is_exhibitor: false, roles: ['ROLE_USER', 'ROLE_ADMIN'], has_api_access: false }],
])('%s logs in with the rights of the demo (TS-001, TS-002, TS-565..568, SH-511)', async (email, rights) => {
  expect(await userOf(email)).toMatchObject(rights)
})

test('other areas tell what is in the basket, unpaid and liked, for this customer and user (TS-411, SH-587)', async () => {
  const viewer = {
    ...staff,
    userId: 7,
    customerId: 3,
    priceGroupId: 1,
    company: 'A',
    rights: ['prices', 'invoices'] as const,
  }
  const asked: number[] = []
  const figures = {
    basketInfo: async ({ customerId }: { customerId: number }) => {
      asked.push(customerId)
      return { lines: 2, quantity: 12, price: cents(3405) }
    },
    unpaidSum: async (_: unknown, customerId: number) => {
      asked.push(customerId)
      return cents(99_901)
    },
    favouritesCount: async ({ userId }: { userId: number }) => {
      asked.push(userId)
      return 4
    },
  }
  expect(await describeUser(app.platform.db, viewer, figures)).toMatchObject({
    user: { erp_unpaid_sums: 999.01, favourites_count: 4 },
    basket_info: { basket_total_lines: 2, basket_total_quantity: 12, basket_total_price: 34.05 },
  })
  expect(asked).toEqual([3, 3, 7])
  asked.length = 0
  await describeUser(app.platform.db, { ...staff, userId: 8 }, figures)
  expect(asked).toEqual([8])
})

const staff = {
  userId: 1,
  name: 'Staff',
  email: 'staff@fairfloor.test',
  customerId: null,
  company: null,
  country: null,
  priceGroupId: null,
  brandErpId: null,
  isOrganiser: false,
  isAgent: false,
  isOperator: false,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  agent: null,
  language: null,
  vtsOrdersVisible: false,
  hasApiAccess: false,
  hasBonus: false,
  rights: [],
  orderLimit: null,
}

test('a customer has its own addresses, the usual one first, also when the demo is loaded twice', async () => {
  const { db } = app.platform
  await demoPeople(db, new Date(NOW))
  const customerId = (await findAccount(db, ACCOUNTS.buyer))!.customerId!
  expect(await customerOf(db, customerId)).toMatchObject({ company: 'Sporthuis De Merwede', country: 'NL' })
  expect((await shippingAddresses(db, customerId)).map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ['Merwedekade', true],
    ['Ringdijk', false],
  ])
  expect((await addressesOf(db, customerId)).map(({ purpose }) => purpose)).toEqual(['invoice', 'shipping', 'shipping'])
  expect(await readersOfCustomer(db, ['en', 'de'], customerId)).toEqual([
    {
      ...{ email: ACCOUNTS.buyer, name: 'Bo Verhoeven', language: 'en', seesPrices: true, seesInvoices: true },
      ...{ country: 'NL', priceGroupId: expect.any(Number) },
    },
  ])
  expect(await customerOf(db, 2_147_483_647)).toBeUndefined()
})
