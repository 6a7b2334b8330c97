import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo-accounts.ts'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { hashPassword, saveUser } from '../../people/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'

const PATH = '/api/company/addresses'
/** A colleague of the buyer who does not manage the account. */
const PLAIN = 'plain@fairfloor.test'
let show: TestShow
let buyer: Browser
let gym: Browser

type Shown = { id: number; version: string; purpose: string; is_default: boolean; street: string; company: string }

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  const { db } = show.app.platform
  const [buyers] = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await saveUser(db, { email: PLAIN, name: 'Plain', customerId: buyers!.id, passwordHash, rights: ['order', 'prices'] })
})
afterAll(() => show.app.close())
beforeEach(async () => {
  const { db } = show.app.platform
  await db.execute(sql`delete from addresses where street = 'Kanaalweg'`)
  await db.execute(sql`delete from audit_log`)
})

const shown = async (): Promise<Shown[]> => (await buyer.get(PATH)).json()
const kept = {
  ...{ company: 'Gym Shop', first_name: 'Bo', last_name: '', street: 'Kanaalweg', number: '5', zip: '3526 KL' },
  ...{ city: 'Utrecht', country: 'NL', gln: null },
}
const add = (changed: object = {}) => buyer.post(PATH, { purpose: 'shipping', ...kept, ...changed })
const added = async (changed: object = {}) => {
  const before = new Set((await shown()).map(({ id }) => id))
  return ((await add(changed)).json() as Shown[]).find(({ id }) => !before.has(id))!
}

test('an address is added, changed, made the usual one and removed, each noted in the audit log (FF-1210)', async () => {
  const address = await added({ gln: '4012345000009' })
  expect(address).toMatchObject({ ...kept, gln: '4012345000009', is_default: false })
  const changed = await buyer.patch(`${PATH}/${address.id}`, { ...kept, number: '7', version: address.version })
  expect(changed.json()).toContainEqual(expect.objectContaining({ id: address.id, number: '7', gln: null }))
  const usual = (await buyer.post(`${PATH}/${address.id}/usual`)).json() as Shown[]
  expect(usual.filter(one => one.purpose === 'shipping' && one.is_default).map(({ id }) => id)).toEqual([address.id])
  const left = (await buyer.delete(`${PATH}/${address.id}`)).json() as Shown[]
  expect(left.map(({ id }) => id)).not.toContain(address.id)
  // The oldest one takes its place.
  expect(left.filter(one => one.purpose === 'shipping' && one.is_default)).toHaveLength(1)
  expect(await rows(show.app.platform.db, sql`select action from audit_log order by id`)).toEqual(
    ['add address', 'change address', 'make address the usual one', 'remove address'].map(action => ({ action })),
  )
})

test.each([
  ['a postal code of another form', { zip: '12' }, 422, 'wrong_postal_code', 'zip'],
  ['a GLN with a wrong last digit', { gln: '4012345000008' }, 422, 'not_a_gln', 'gln'],
  ['no country', { country: 'XX' }, 422, 'no_such_country', 'country'],
  ['goods to where nobody delivers', { country: 'NZ', zip: '6011' }, 422, 'no_delivery', 'country'],
  ['a link as a name', { last_name: 'www.evil.test' }, 422, 'address_name', 'last_name'],
  ['no street', { street: ' ' }, 400, 'malformed', 'street'],
  ['no such purpose', { purpose: 'home' }, 400, 'malformed', 'purpose'],
])('an address is refused: %s (FF-1211)', async (_, changed, status, code, path) => {
  const answer = await add(changed)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.json().errors[0].path).toBe(path)
})

test('an invoice may go where no goods go (FF-1211)', async () => {
  expect((await add({ purpose: 'invoice', country: 'NZ', zip: '6011' })).statusCode).toBe(200)
})

test('the last invoice address stays, of two removals at once too (FF-1211)', async () => {
  const second = await added({ purpose: 'invoice' })
  const both = (await shown()).filter(({ purpose }) => purpose === 'invoice')
  expect(both).toHaveLength(2)
  const answers = await Promise.all(both.map(({ id }) => buyer.delete(`${PATH}/${id}`)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [left] = (await shown()).filter(({ purpose }) => purpose === 'invoice')
  expect((await buyer.delete(`${PATH}/${left!.id}`)).json().code).toBe('last_address')
  expect(left!.is_default).toBe(true)
  // For the tests after this one.
  if (left!.id === second.id)
    await show.app.platform.db.execute(sql`update addresses set street = 'Kept' where id = ${left!.id}`)
})

test('a form that was filled from an older state changes nothing (FF-1210)', async () => {
  const { id, version } = await added()
  await buyer.patch(`${PATH}/${id}`, { ...kept, city: 'Houten', version })
  const answer = await buyer.patch(`${PATH}/${id}`, { ...kept, city: 'Zeist', version })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_meanwhile'])
})

test('another company’s addresses are unknown, and without the right one’s own cannot be changed', async () => {
  const { id, version } = await added()
  for (const answer of [
    await gym.patch(`${PATH}/${id}`, { ...kept, version }),
    await gym.post(`${PATH}/${id}/usual`),
    await gym.delete(`${PATH}/${id}`),
  ])
    expect(answer.statusCode).toBe(404)
  const plain = await show.as(PLAIN)
  for (const answer of [await plain.post(PATH, { purpose: 'shipping', ...kept }), await plain.delete(`${PATH}/${id}`)])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'may_not_manage'])
})

test('orders keep their address, and one that goods are to be released to stays (FF-1212)', async () => {
  const { id } = await added()
  await show.add(buyer, { f1: 4 })
  show.app.setNow(DURING.confirmation)
  await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
  const positions = [{ product_attribute_id: show.flavour.get('f1'), quantity: 1 }]
  const released = await buyer.post('/api/onlineshop/vts-release', { positions, shipping_address_id: id })
  const { order_id } = released.json()
  const marks = { product_attribute_ids: [show.flavour.get('f1')], shipping_address_id: id }
  expect(
    (await buyer.call({ method: 'PUT', url: '/api/onlineshop/vts-release/when-in-stock', payload: marks })).statusCode,
  ).toBe(200)
  expect((await buyer.delete(`${PATH}/${id}`)).json().code).toBe('address_awaits_goods')
  await show.app.platform.db.execute(sql`delete from release_marks`)
  expect((await buyer.delete(`${PATH}/${id}`)).statusCode).toBe(200)
  expect((await buyer.get(`/api/onlineshop/orders/${order_id}`)).json().shipping_address.street).toBe('Kanaalweg')
})
