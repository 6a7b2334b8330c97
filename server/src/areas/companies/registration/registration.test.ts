import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { outboxEvents } from '../../../platform/tables.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { deleteAllOld } from '../../../platform/testing/delete-old.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { setUpHouse } from '../../seller/index.ts'
import { giveToken } from './confirm-registration.ts'
import { companiesRetained } from './retained.ts'
import { approval, PASSWORD, registration } from './test-registration.ts'

const NOW = '2031-05-06T12:00:00.000Z'
const STRANGER = 'nova@nova-gym.test'
let app: TestApp
let operator: Browser
let stranger: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW, env: { TRUST_PROXY: '1' } })
  const { db } = app.platform
  await setUpHouse(db, demoHouse)
  await demoPeople(db, new Date(NOW))
  await app.shop.reload()
  operator = await browserOf(app, ACCOUNTS.operator)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(NOW)
  stranger = app.browser()
  const { db } = app.platform
  for (const table of ['registrations', 'mails', 'outbox_events', 'login_attempts', 'audit_log'])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.execute(sql`delete from users where email like '%@nova-gym.test'`)
  await db.execute(sql`delete from customers where company like 'Nova%'`)
})

const register = (differing: object = {}, headers = {}) =>
  stranger.post('/api/registrations', registration({ email: STRANGER, ...differing }), headers)
const mails = async () => {
  await app.platform.outbox.drain()
  return rows<{ kind: string; recipient: string; text: string; secret_for: number }>(
    app.platform.db,
    sql`select kind, recipient, text, secret_for from mails order by id`,
  )
}
/** How many registrations are mailed about, or were. */
const registered = () => app.platform.db.$count(outboxEvents, eq(outboxEvents.topic, 'registration.registered'))
const kinds = async () => (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)
const listed = async (query = '') => (await operator.get(`/api/admin/registrations${query}`)).json().registrations
/** The token of the link, as the mail server gets it. */
const tokenOf = async (id: number): Promise<string> => (await giveToken(app.platform.db, id, app.platform.clock()))!
const confirm = (token: string, password = PASSWORD) =>
  stranger.post('/api/registrations/confirmation', { token, password })
const approve = async (id: number, differing: object = {}) =>
  operator.post(`/api/admin/registrations/${id}/approval`, await approval(operator, id, differing))
const newest = async () => {
  const [row] = await rows<{ id: number }>(app.platform.db, sql`select max(id) as id from registrations`)
  return row!.id
}
const waiting = async (differing: object = {}): Promise<number> => {
  expect((await register(differing)).statusCode).toBe(200)
  const id = await newest()
  expect((await confirm(await tokenOf(id))).statusCode).toBe(200)
  return id
}

describe('a stranger', () => {
  test('registers, confirms by a press, and has no effect before the approval (SH-233, SH-236, FF-1190)', async () => {
    expect((await register()).json()).toEqual({ success: true })
    expect(await kinds()).toEqual([`confirm-registration ${STRANGER}`])
    const [mail] = await mails()
    expect(mail!.text).toContain('Nova Gym B.V.')
    expect(mail!.text).toMatch(/\/contact\/customer\/confirm#/)
    const first = await logIn(stranger, STRANGER, PASSWORD)
    expect([first.statusCode, first.json().code]).toEqual([403, 'registration_unconfirmed'])
    const id = await newest()
    const token = await tokenOf(id)
    const [stored] = await rows<{ text: string }>(app.platform.db, sql`select r::text as text from registrations r`)
    expect(stored!.text).not.toContain(token)
    expect(stored!.text).not.toContain(PASSWORD)
    // A program that follows the link only opens the page.
    await stranger.get('/contact/customer/confirm')
    expect((await listed())[0].state).toBe('unconfirmed')
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await kinds()).slice(1)).toEqual([
      `registration-checked ${STRANGER}`,
      `registration-waits ${ACCOUNTS.operator}`,
    ])
    const second = await logIn(stranger, STRANGER, PASSWORD)
    expect([second.statusCode, second.json().code]).toEqual([403, 'registration_checked'])
    expect((await logIn(stranger, STRANGER, 'wrong river stone')).json().code).toBe('wrong_login')
    expect(await rows(app.platform.db, sql`select from users where email = ${STRANGER}`)).toEqual([])
    expect(await rows(app.platform.db, sql`select from customers where company like 'Nova%'`)).toEqual([])
  })

  test('has 24 hours for the link; a newer one ends it (SH-234)', async () => {
    await register()
    const token = await tokenOf(await newest())
    app.setNow('2031-05-07T12:00:00.000Z')
    expect((await confirm(token)).json().code).toBe('confirmation_over')
    expect((await confirm('x'.repeat(43))).json().code).toBe('confirmation_over')
    expect((await stranger.post('/api/registrations/confirmation-mail', { email: STRANGER })).statusCode).toBe(200)
    expect(await kinds()).toHaveLength(2)
    const renewed = await tokenOf(await newest())
    expect((await confirm(token)).statusCode).toBe(409)
    expect((await confirm(renewed)).statusCode).toBe(200)
  })

  test('confirms nobody else’s registration of the address: the press asks for the password', async () => {
    await register()
    expect(await kinds()).toHaveLength(1)
    await register({ password: 'somebody elses stone' })
    const token = await tokenOf(await newest())
    const pressed = await confirm(token)
    expect([pressed.statusCode, pressed.json().code]).toEqual([403, 'not_the_password_chosen'])
    expect((await listed())[0].state).toBe('unconfirmed')
    expect(await kinds()).toHaveLength(2)
  })

  test('learns nothing about an address that has an account; its owner does (FF-1191)', async () => {
    const answer = await register({ email: ` ${ACCOUNTS.buyer.toUpperCase()}` })
    expect(answer.json()).toEqual({ success: true })
    expect(await kinds()).toEqual([`known-registration ${ACCOUNTS.buyer}`])
    expect(await listed()).toEqual([])
    // Written later, as every other mail: the time of the answer tells nothing either.
    await register()
    expect(await registered()).toBe(2)
    await mails()
    await app.platform.db.execute(sql`delete from mails where kind <> 'known-registration'`)
    expect((await stranger.post('/api/registrations/confirmation-mail', { email: 'no@one.test' })).json()).toEqual({
      success: true,
    })
    expect(await kinds()).toHaveLength(1)
  })

  test('replaces a registration that was not confirmed, and changes nothing once it waits', async () => {
    await register({ company: 'Nova Typo' })
    const old = await tokenOf(await newest())
    const id = await waiting()
    expect((await confirm(old)).statusCode).toBe(409)
    await register({ company: 'Nova Other', password: 'another river stone' })
    expect(await listed()).toMatchObject([{ id, company: 'Nova Gym B.V.', state: 'waiting' }])
    expect((await logIn(stranger, STRANGER, 'another river stone')).json().code).toBe('wrong_login')
    expect((await kinds()).at(-1)).toBe(`registration-checked ${STRANGER}`)
  })

  test.each([
    ['no company', { company: ' ' }, 'registration_missing', 'company'],
    ['a link as name', { first_name: 'https://win.test' }, 'registration_name', 'first_name'],
    ['neither number', { vat_id: '' }, 'company_number_missing', 'vat_id'],
    ['a VAT id of another form', { vat_id: 'NL862453392' }, 'vat_id_form', 'vat_id'],
    ['no e-mail address', { email: 'nova' }, 'not_an_email', 'email'],
    [
      'a country without delivery',
      { invoice: { ...registration().invoice, country: 'US' } },
      'country_not_served',
      'invoice.country',
    ],
    ['no terms', { terms_accepted: false }, 'terms_not_accepted', 'terms_accepted'],
    ['a short password', { password: 'short' }, 'password_too_short', 'password'],
    ['the company as password', { password: 'Nova Gym 2031' }, 'password_too_common', 'password'],
  ])('with %s is refused at its field (SH-235)', async (_, differing, code, path) => {
    const answer = await register(differing)
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].path]).toEqual([422, code, path])
    expect(await mails()).toEqual([])
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test'])('cannot be led to %s (FF-1196)', async target => {
    expect((await register({ target })).statusCode).toBe(400)
  })

  test('is stopped after twenty forms of one network, and five of one address (FF-1194)', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let i = 0; i < 5; i++) await register({}, from('203.0.113.7'))
    const sixth = await register({}, from('203.0.113.7'))
    expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '900'])
    const send = (email: string) =>
      stranger.post('/api/registrations/confirmation-mail', { email }, from('203.0.113.7'))
    for (let i = 5; i < 20; i++) expect((await send(`a${i}@b.test`)).statusCode).toBe(200)
    expect((await send('last@b.test')).statusCode).toBe(429)
    // From elsewhere no mailbox is flooded.
    expect((await register({}, from('203.0.113.8'))).statusCode).toBe(200)
    expect(await registered()).toBe(5)
  })

  test('that is stopped leaves the link of the last mail to be pressed; its password is tried five times (FF-1430)', async () => {
    for (let i = 0; i < 5; i++) await register()
    expect((await register()).statusCode).toBe(429)
    const token = await tokenOf(await newest())
    for (let i = 0; i < 4; i++) expect((await confirm(token, 'wrong river stone')).statusCode).toBe(403)
    expect((await confirm(token)).statusCode).toBe(200)

    await register({ email: 'next@nova-gym.test' })
    const next = await tokenOf(await newest())
    for (let i = 0; i < 5; i++) await confirm(next, 'wrong river stone')
    expect((await confirm(next)).statusCode).toBe(429)
  })
})

describe('the operator', () => {
  test('approves with terms: one customer, who logs in and is led back to the hall (SH-236, SH-237, FF-1196)', async () => {
    const id = await waiting({
      shipping: { company: '', street: 'Pier', number: '1', zip: '1012 AB', city: 'Amsterdam', country: 'NL' },
    })
    const answer = await approve(id)
    expect(answer.json()).toMatchObject({ state: 'approved', decided_by: expect.any(String) })
    const customer = (await operator.get(`/api/admin/customers/${answer.json().customer_id}`)).json()
    expect(customer).toMatchObject({
      company: 'Nova Gym B.V.',
      vat_id: 'NL001234567B01',
      vat_state: 'unconfirmed',
      payment_methods: ['invoice', 'prepayment'],
      payment_method: 'prepayment',
      credit_limit: 5000.5,
      delivery: 'complete',
      addresses: [
        { purpose: 'invoice', street: 'Kade', company: 'Nova Gym B.V.' },
        { purpose: 'shipping', street: 'Pier' },
      ],
    })
    const mail = (await mails()).at(-1)!
    expect(mail.kind).toBe('registration-approved')
    expect(mail.text).toContain('/login?target=%2Fvirtual-trade-show%2Flobby')
    expect((await logIn(stranger, STRANGER, PASSWORD)).statusCode).toBe(200)
    expect((await stranger.get('/api/current_user')).json().user).toMatchObject({
      company: { name: 'Nova Gym B.V.' },
      rights: ['order', 'prices', 'invoices', 'manage'],
    })
    expect((await operator.get('/api/admin/audit')).json().entries[0]).toMatchObject({
      action: 'approve registration',
      subject: 'Nova Gym B.V.',
    })
  })

  test('refuses with a reason, which is mailed; the company may register again (FF-1193)', async () => {
    const id = await waiting()
    const refuse = (reason: string) => operator.post(`/api/admin/registrations/${id}/refusal`, { reason })
    expect((await refuse(' ')).json().code).toBe('reason_missing')
    expect((await refuse('We sell to gyms only.')).json()).toMatchObject({ state: 'refused' })
    expect((await mails()).at(-1)!.text).toContain('We sell to gyms only.')
    expect((await refuse('Twice')).json().code).toBe('registration_not_waiting')
    expect((await approve(id)).json().code).toBe('registration_not_waiting')
    expect((await logIn(stranger, STRANGER, PASSWORD)).json().code).toBe('wrong_login')
    await waiting()
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'refused'])
  })

  test('is warned of customers that are alike, and makes no second of one company (FF-1192)', async () => {
    const id = await waiting()
    const { customer_id } = (await approve(id)).json()
    const again = await waiting({ email: 'second@nova-gym.test', vat_id: 'NL001234567B01', company: 'Nova Zwei' })
    const { warnings } = (await operator.get(`/api/admin/registrations/${again}`)).json()
    const same = [{ id: customer_id, company: 'Nova Gym B.V.' }]
    expect(warnings).toEqual([
      { kind: 'same_vat_id', customers: same },
      { kind: 'same_domain', customers: same },
      { kind: 'vat_id_unconfirmed', customers: [] },
    ])
    expect((await approve(again)).json().code).toBe('company_is_customer')
    const third = await waiting({ email: 'third@nova-gym.test', vat_id: '', chamber_number: 'KvK 12.34' })
    expect((await approve(third)).statusCode).toBe(200)
    const fourth = await waiting({ email: 'fourth@nova-gym.test', vat_id: '', chamber_number: 'kvk 1234' })
    await waiting({ email: 'fifth@nova-gym.test', vat_id: '', chamber_number: 'KVK 1234.' })
    const kindsOf = async () =>
      (await operator.get(`/api/admin/registrations/${fourth}`))
        .json()
        .warnings.map(({ kind }: { kind: string }) => kind)
    expect(await kindsOf()).toContain('registered_twice')
    expect((await approve(fourth)).json().code).toBe('company_is_customer')
  })

  test.each([
    ['a method that is not allowed', { payment_method: 'card' }, 'usual_method_missing'],
    ['an unknown group', { price_group: 999_999 }, 'unknown_terms'],
    ['an unknown carrier', { carrier: 'Pigeon' }, 'unknown_terms'],
  ])('cannot approve with %s', async (_, differing, code) => {
    const answer = await approve(await waiting(), differing)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(await rows(app.platform.db, sql`select from customers where company like 'Nova%'`)).toEqual([])
  })

  test('takes no number of another customer, and no address of another user', async () => {
    const id = await waiting()
    const [other] = await rows<{ number: string }>(
      app.platform.db,
      sql`select erp_id as number from customers where erp_id is not null limit 1`,
    )
    expect((await approve(id, { number: other!.number })).json().code).toBe('customer_number_taken')
    await app.platform.db.execute(sql`insert into users (email, name, password_hash) values (${STRANGER}, 'N', '')`)
    expect((await approve(id)).json().code).toBe('email_has_account')
  })

  test('finds a registration by state and words; nobody else sees any', async () => {
    const id = await waiting()
    expect(await listed('?state=refused')).toEqual([])
    expect(await listed('?state=waiting&search=nora%20vos')).toMatchObject([{ id }])
    expect((await operator.get('/api/admin/registrations/999999')).statusCode).toBe(404)
    for (const path of ['', `/${id}`]) {
      expect((await stranger.get(`/api/admin/registrations${path}`)).statusCode).toBe(401)
      const buyer = await browserOf(app, ACCOUNTS.buyer)
      expect((await buyer.get(`/api/admin/registrations${path}`)).statusCode).toBe(403)
    }
  })
})

test('registrations that nobody confirmed are deleted a week after their link has ended (FF-1195)', async () => {
  await register()
  const id = await waiting({ email: 'waits@nova-gym.test' })
  // One that is being mailed about would be left for the next night.
  await mails()
  await deleteAllOld(app.platform.db, companiesRetained, new Date('2031-05-14T11:59:00Z'))
  expect(await listed()).toHaveLength(2)
  await deleteAllOld(app.platform.db, companiesRetained, new Date('2031-05-14T12:01:00Z'))
  expect(await listed()).toMatchObject([{ id }])
})
