import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoIdentity } from '../../../demo/identity.ts'
import { demoHouse } from '../../../demo/orders.ts'
import { rows } from '../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { setUpHouse } from '../seller/index.ts'
import { giveToken } from './confirm-registration.ts'
import { approval, PASSWORD, registration } from './test-registration.ts'

const NOW = '2031-05-06T12:00:00.000Z'
let app: TestApp
let operators: Browser[]

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await setUpHouse(app.platform.db, demoHouse)
  await demoIdentity(app.platform.db, new Date(NOW))
  await app.shop.reload()
  operators = [await browserOf(app, ACCOUNTS.operator), await browserOf(app, ACCOUNTS.operator)]
})
afterAll(() => app.close())

async function waiting(email: string): Promise<number> {
  await app.browser().post('/api/registrations', registration({ email }))
  const [row] = await rows<{ id: number }>(app.platform.db, sql`select max(id) as id from registrations`)
  const token = await giveToken(app.platform.db, row!.id, new Date(NOW))
  await app.browser().post('/api/registrations/confirmation', { token, password: PASSWORD })
  return row!.id
}

test('two operators who approve at once make one customer, and one of two registrations of a company wins', async () => {
  const [first, second] = [await waiting('one@nova-gym.test'), await waiting('two@nova-gym.test')]
  const terms = await approval(operators[0]!, first)
  const approve = (operator: Browser, id: number) => operator.post(`/api/admin/registrations/${id}/approval`, terms)
  const answers = await Promise.all([first, second].flatMap(id => operators.map(operator => approve(operator, id))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  const { db } = app.platform
  expect(await rows(db, sql`select from customers where vat_id = 'NL001234567B01'`)).toHaveLength(1)
  expect(await rows(db, sql`select from users where email like '%@nova-gym.test'`)).toHaveLength(1)
  expect(await rows(db, sql`select from mails where kind = 'registration-approved'`)).toHaveLength(1)
})
