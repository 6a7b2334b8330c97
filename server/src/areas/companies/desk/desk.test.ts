import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { setUpHouse } from '../../seller/index.ts'

const NOW = '2031-05-06T12:00:00.000Z'
const IBAN = 'NL91ABNA0417164300'
let app: TestApp
let operator: Browser
let id: number

beforeAll(async () => {
  app = await testApp({ now: NOW })
  const { db } = app.platform
  const seller = { ...demoHouse.settings.seller, creditorId: 'DE98ZZZ09999999999' }
  await setUpHouse(db, { ...demoHouse, settings: { ...demoHouse.settings, seller } })
  await demoPeople(db, new Date(NOW))
  operator = await browserOf(app, ACCOUNTS.operator)
  const [buyer] = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  id = buyer!.id
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  for (const table of ['vat_confirmations', 'mandates', 'audit_log']) await db.execute(sql.raw(`delete from ${table}`))
  await db.execute(sql`update customers set vat_id = 'NL862453392B01', payment_method = 'invoice', payment_methods = '[]',
    payment_days = null, credit_limit = null, delivery = 'in parts' where id = ${id}`)
})

const at = (path = '') => `/api/admin/customers/${id}${path}`
const shown = async () => (await operator.get(at())).json()
const put = (path: string, payload: object) => operator.call({ method: 'PUT', url: at(path), payload })
const audit = async () => (await operator.get('/api/admin/audit')).json().entries
const terms = async (differing: object = {}) => ({
  version: (await shown()).version,
  payment_methods: ['invoice', 'direct_debit'],
  payment_method: 'invoice',
  payment_days: 30,
  credit_limit: 20_000.5,
  delivery: 'complete',
  bonus: true,
  ...differing,
})

test.each([
  ['GET', ''],
  ['GET', '/1'],
  ['PUT', '/1/terms'],
  ['PUT', '/1/vat-id'],
  ['POST', '/1/vat-confirmation'],
  ['DELETE', '/1/vat-confirmation'],
  ['POST', '/1/mandates'],
  ['POST', '/1/mandates/1/end'],
] as const)('%s /api/admin/customers%s is the operator’s alone (FF-827)', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: `/api/admin/customers${path}` })
  expect((await call(app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account))).statusCode).toBe(403)
})

describe('the terms of a customer', () => {
  test('are changed as a whole, with what changed in the audit log (FF-820, FF-821)', async () => {
    const answer = await put('/terms', await terms())
    expect(answer.json()).toMatchObject({
      payment_methods: ['invoice', 'direct_debit'],
      payment_days: 30,
      credit_limit: 20_000.5,
      delivery: 'complete',
    })
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'change terms of a customer', user: { email: ACCOUNTS.operator } })
    expect(entry.details.credit_limit).toEqual({ before: null, after: 20_000.5 })
    expect(Object.keys(entry.details)).not.toContain('payment_method')
    const listed = (await operator.get('/api/admin/customers?search=nl8624')).json().customers
    expect(listed).toMatchObject([{ id, credit_limit: 20_000.5, payment_methods: ['invoice', 'direct_debit'] }])
  })

  test('a bonus agreement counts at once in the sessions of its users (FF-962)', async () => {
    const buyer = await browserOf(app, ACCOUNTS.buyer)
    const bonus = async () => (await buyer.get('/api/current_user')).json().user.bonus
    expect(await bonus()).toMatchObject({ tier: 0 })
    const ended = await put('/terms', await terms({ bonus: false }))
    expect(ended.json().bonus).toBe(false)
    await expect.poll(bonus).toBeNull()
    expect((await audit())[0].details.bonus).toEqual({ before: true, after: false })
    await put('/terms', await terms({ bonus: true }))
    await expect.poll(bonus).not.toBeNull()
  })

  test('a form that is out of date changes nothing (FF-821)', async () => {
    const old = await terms()
    expect((await put('/terms', old)).statusCode).toBe(200)
    const late = await put('/terms', { ...old, credit_limit: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
    expect((await shown()).credit_limit).toBe(20_000.5)
  })

  test('the usual payment method is an allowed one', async () => {
    const answer = await put('/terms', await terms({ payment_method: 'prepayment' }))
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'payment_method'])
  })

  test.each([
    ['no method', { payment_methods: [] }],
    ['an unknown method', { payment_methods: ['invoice', 'shells'] }],
    ['a negative limit', { credit_limit: -1 }],
    ['half a cent', { credit_limit: 0.005 }],
    ['a limit beyond all sums', { credit_limit: 1e15 }],
    ['half a day', { payment_days: 1.5 }],
    ['a year and a day', { payment_days: 366 }],
    ['an unknown delivery', { delivery: 'by drone' }],
    ['a version of another kind', { version: 7 }],
  ])('%s does not have the form', async (_, differing) => {
    expect((await put('/terms', await terms(differing))).statusCode).toBe(400)
  })

  test('an unknown customer is not found, a wrong address neither', async () => {
    const body = await terms()
    for (const wrong of ['999999', '0', 'x', '9'.repeat(20)]) {
      const url = `/api/admin/customers/${wrong}`
      expect((await operator.get(url)).statusCode).toBe(404)
      expect((await operator.call({ method: 'PUT', url: `${url}/terms`, payload: body })).statusCode).toBe(404)
    }
  })
})

describe('a VAT id', () => {
  const confirm = (version: string, reference = 'VIES 4711') =>
    operator.post(at('/vat-confirmation'), { version, reference })

  test('is confirmed by a person, with reference; a changed one waits for another (FF-822)', async () => {
    const before = await shown()
    expect(before.vat_state).toBe('unconfirmed')
    const confirmed = (await confirm(before.vat_version)).json()
    expect(confirmed.vat_state).toBe('confirmed')
    const [user] = await rows<{ name: string }>(
      app.platform.db,
      sql`select name from users where email = ${ACCOUNTS.operator}`,
    )
    expect(confirmed.confirmations).toEqual([
      { vat_id: 'NL862453392B01', at: NOW, by: user!.name, reference: 'VIES 4711', taken_over: false },
    ])
    const changed = await put('/vat-id', { version: confirmed.vat_version, vat_id: 'nl 8624.53392 B02' })
    expect(changed.json()).toMatchObject({ vat_id: 'NL862453392B02', vat_state: 'unconfirmed' })
    // The form of the one who saw the former id.
    expect((await confirm(confirmed.vat_version)).json().code).toBe('changed_meanwhile')
    expect((await audit()).map((entry: { action: string }) => entry.action)).toEqual([
      'change VAT id',
      'confirm VAT id',
    ])
    const back = await put('/vat-id', { version: changed.json().vat_version, vat_id: 'NL862453392B01' })
    expect(back.json().vat_state).toBe('confirmed')
  })

  test('one that was taken over is listed until somebody has looked at it (FF-823)', async () => {
    await app.platform.db.execute(sql`insert into vat_confirmations (customer_id, vat_id, confirmed_at, taken_over)
      values (${id}, 'NL862453392B01', now(), true)`)
    const waiting = async () => (await operator.get('/api/admin/customers?state=taken%20over')).json()
    expect(await waiting()).toMatchObject({ total: 1, to_look_at: 1, customers: [{ id, vat_state: 'taken over' }] })
    expect((await confirm((await shown()).vat_version)).statusCode).toBe(200)
    expect(await waiting()).toMatchObject({ total: 0, to_look_at: 0 })
    expect((await shown()).confirmations).toHaveLength(2)
  })

  test('a withdrawn confirmation leaves none, and stays in the audit log (FF-824)', async () => {
    const { vat_version } = (await confirm((await shown()).vat_version)).json()
    const url = at('/vat-confirmation')
    const answer = await operator.call({ method: 'DELETE', url, payload: { version: vat_version } })
    expect(answer.json()).toMatchObject({ vat_state: 'unconfirmed', confirmations: [] })
    expect((await audit())[0]).toMatchObject({
      action: 'withdraw VAT id',
      details: { confirmations: [{ reference: 'VIES 4711' }] },
    })
  })

  test('can be taken away; then there is nothing to confirm', async () => {
    const { vat_version } = await shown()
    const answer = (await put('/vat-id', { version: vat_version, vat_id: null })).json()
    expect(answer).toMatchObject({ vat_id: null, vat_state: 'none' })
    expect((await confirm(answer.vat_version)).json().code).toBe('no_vat_id')
  })

  test.each(['', '12345', 'NL', "NL' or 1=1", '<b>DE1234567</b>'])('%j is refused at its field', async vat_id => {
    const answer = await put('/vat-id', { version: (await shown()).vat_version, vat_id })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'vat_id'])
  })
})

describe('a mandate', () => {
  const mandate = (differing: object = {}) => ({
    reference: 'M-4711',
    signed_on: '2031-05-06',
    iban: 'nl91 abna 0417 1643 00',
    holder: 'Gym Shop B.V.',
    ...differing,
  })
  const add = (differing: object = {}) => operator.post(at('/mandates'), mandate(differing))

  test('is added with the seller’s creditor id; a new one ends it; the log shows no whole account (FF-825)', async () => {
    const [first] = (await add()).json().mandates
    expect(first).toMatchObject({ iban: IBAN, creditor_id: 'DE98ZZZ09999999999', ended_at: null })
    const both = (await add({ reference: 'M-4712' })).json().mandates
    expect(both).toMatchObject([
      { reference: 'M-4712', ended_at: null },
      { reference: 'M-4711', ended_at: NOW },
    ])
    expect(JSON.stringify(await audit())).not.toContain(IBAN)
    const end = () => operator.post(at(`/mandates/${both[0].id}/end`))
    expect((await end()).json().mandates[0].ended_at).toBe(NOW)
    expect((await end()).json().code).toBe('mandate_ended')
    expect((await operator.post(at('/mandates/999999/end'))).statusCode).toBe(404)
  })

  test.each([
    ['a wrong digit', { iban: 'NL91ABNA0417164301' }, 'iban'],
    ['a day in the future', { signed_on: '2031-05-07' }, 'signed_on'],
  ])('%s is refused at its field', async (_, differing, path) => {
    const answer = await add(differing)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
    expect((await shown()).mandates).toEqual([])
  })

  test.each([
    ['a reference with other signs', { reference: 'M 1; drop' }],
    ['no holder', { holder: ' ' }],
    ['a day that does not exist', { signed_on: '2031-02-30' }],
  ])('%s does not have the form', async (_, differing) => expect((await add(differing)).statusCode).toBe(400))

  test('of another customer cannot be ended here', async () => {
    const [{ id: mandateId }] = (await add()).json().mandates
    const [other] = await rows<{ id: number }>(app.platform.db, sql`select id from customers where id <> ${id} limit 1`)
    expect((await operator.post(`/api/admin/customers/${other!.id}/mandates/${mandateId}/end`)).statusCode).toBe(404)
  })
})
