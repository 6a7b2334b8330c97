import { laterTexts } from '@fairfloor/domain/back-office/later-texts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { type Browser, type TestApp, testApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { saveEdition } from '../trade-show/index.ts'

const NOW = '2031-05-06T12:00:00.000Z'
const DATES = {
  order_start: '2031-05-04T22:00:00.000Z',
  order_end: '2031-05-08T21:59:59.000Z',
  confirmation_start: '2031-05-09T08:00:00.000Z',
  confirmation_end: '2031-05-16T21:59:59.000Z',
  release_end: '2031-06-30T21:59:59.000Z',
}
const isEmbedded = inject('templateFile') !== undefined
let app: TestApp
let operator: Browser
let editionId: number
const handled: object[] = []

beforeAll(async () => {
  app = await testApp({ now: NOW })
  const { db, jobs, later } = app.platform
  await demoPeople(db, new Date(NOW))
  editionId = await saveEdition(db, app.shows, {
    name: 'Show 2031',
    timeZone: 'Europe/Berlin',
    isCurrent: true,
    orderStart: new Date(DATES.order_start),
    orderEnd: new Date(DATES.order_end),
    confirmationStart: new Date(DATES.confirmation_start),
    confirmationEnd: new Date(DATES.confirmation_end),
    releaseEnd: new Date(DATES.release_end),
  })
  await app.shows.reload()
  later.job('brittle', async data => void handled.push(data))
  await jobs.start()
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  for (const table of ['mails', 'one_time_passwords', 'audit_log', 'outbox_events', 'pgboss.job'])
    await db.execute(sql.raw(`delete from ${table}`))
  operator = await browserOf(app, ACCOUNTS.operator)
})

const laterOf = async (start: string) =>
  (await operator.get('/api/admin/later')).json().filter((one: { start: string }) => one.start === start)
const audit = async () => (await operator.get('/api/admin/audit')).json().entries
const retry = (queue: string, id: string) => operator.post(`/api/admin/jobs/${queue}/${id}/retry`)
const move = (dates: object, id: number | string = editionId) => operator.patch(`/api/admin/editions/${id}`, dates)

test.each([
  ['GET', '/api/admin/mails'],
  ['GET', '/api/admin/mails/1'],
  ['GET', '/api/admin/jobs'],
  ['POST', '/api/admin/jobs/brittle/7b4b1c34-9a5c-4a54-8f6b-0f3b8f7f6f10/retry'],
  ['POST', '/api/admin/time'],
  ['GET', '/api/admin/later'],
  ['GET', '/api/admin/failed-events'],
  ['POST', '/api/admin/failed-events/1/retry'],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/editions'],
  ['PATCH', '/api/admin/editions/1'],
  ['POST', '/api/admin/editions'],
  ['POST', '/api/admin/editions/1/current'],
  ['GET', '/api/admin/brands'],
  ['PUT', '/api/admin/brands/1'],
  ['GET', '/api/admin/products'],
  ['GET', '/api/admin/imports'],
  ['GET', '/api/admin/categories'],
  ['PUT', '/api/admin/categories/1'],
  ['POST', '/api/admin/imports'],
  ['POST', '/api/admin/imports/1/start'],
  ['PUT', '/api/admin/products/1'],
  ['POST', '/api/admin/follow-import/product/1'],
  ['PUT', '/api/admin/range-pictures/size/1'],
  ['DELETE', '/api/admin/range-pictures/size/1'],
] as const)('%s %s is the operator’s alone (TS-507, SH-517, SH-618, FF-206, FF-752)', async (method, url) => {
  const call = (browser: Browser) => browser.call({ method, url, ...(method === 'PATCH' ? { payload: {} } : {}) })
  expect((await call(app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.exhibitor, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account))).statusCode).toBe(403)
})

/** Asks for a password. @returns the mail as the operator finds it */
async function passwordMail(email: string = ACCOUNTS.buyer) {
  await app.browser().form('/lost-password', { _username: email })
  await app.platform.outbox.drain()
  const { mails, total } = (await operator.get('/api/admin/mails')).json()
  expect(total).toBe(1)
  expect(mails[0]).toMatchObject({
    recipient: email,
    subject: 'Your new password',
    state: 'kept',
    failure: null,
  })
  expect(mails[0]).not.toHaveProperty('html')
  expect(mails[0]).not.toHaveProperty('secret')
  return (await operator.get(`/api/admin/mails/${mails[0].id}`)).json()
}

test.runIf(isEmbedded)(
  'in the embedded demo the one-time password is found in the kept mail and works (TS-542, FF-201)',
  async () => {
    await app.platform.db.execute(sql`update seller_settings set demo_loaded_at = now()`)
    const { html, text, secret } = await passwordMail()
    await app.platform.db.execute(sql`update seller_settings set demo_loaded_at = null`)
    const password = text.match(/\w{4}(-\w{4}){3}/)[0]
    expect(html).toContain(password)
    expect(secret).toBe('kept')
    expect((await (await browserOf(app, ACCOUNTS.buyer, password)).get('/api/current_user')).json().user).not.toBeNull()
    expect((await operator.get('/api/admin/mails/999999')).statusCode).toBe(404)
  },
)

test('anywhere else a kept mail has no one-time password, and none is made (FF-201)', async () => {
  const { db } = app.platform
  const { html, text, secret } = await passwordMail()
  for (const body of [html, text]) {
    expect(body).toContain('•••• (not kept)')
    expect(body).not.toMatch(/[a-z2-9]{4}(-[a-z2-9]{4}){3}/)
  }
  expect(secret).toBe('not_kept')
  expect(await rows(db, sql`select 1 as one from one_time_passwords`)).toEqual([])
})

test('mails are listed newest first, in pages, and searched in recipient, subject and kind (FF-201)', async () => {
  await app.platform.db.execute(sql`insert into mails (kind, recipient, subject, html, text, created_at, sent_at, error)
    select 'reminder', 'r' || n || '@shop.test', 'Part ' || n || ' of 100%', '', '', now(),
      case when n % 3 = 0 then now() end, case when n % 3 = 1 then 'refused' end from generate_series(1, 120) n`)
  const list = async (query: string) => (await operator.get(`/api/admin/mails?${query}`)).json()
  const first = await list('')
  expect(first).toMatchObject({ previous: null, total: 120 })
  expect(first.mails.map(({ recipient }: { recipient: string }) => recipient).slice(0, 2)).toEqual([
    'r120@shop.test',
    'r119@shop.test',
  ])
  const second = await list(`place=${first.next}`)
  const third = await list(`place=${second.next}`)
  expect(third).toMatchObject({ total: 120, next: null })
  expect(third.mails).toHaveLength(20)
  expect(await list(`place=${third.previous}`)).toEqual(second)
  expect(await list('search=R7%40')).toMatchObject({
    total: 1,
    mails: [{ subject: 'Part 7 of 100%', state: 'failed' }],
  })
  expect(await list('search=12%25')).toMatchObject({ total: 0, next: null })
  expect(await list('search=REMIND')).toMatchObject({ total: 120 })
  for (const state of ['sent', 'kept', 'failed']) expect(await list(`state=${state}`)).toMatchObject({ total: 40 })
  for (const wrong of ['place=x', `place=${'x'.repeat(4000)}`, 'state=lost', 'search=%00'])
    expect((await operator.get(`/api/admin/mails?${wrong}`)).statusCode).toBe(400)
})

test('a failed job is shown with its error, tried again once and done (FF-202)', async () => {
  const id = '7b4b1c34-9a5c-4a54-8f6b-0f3b8f7f6f10'
  await app.platform.db.execute(sql`insert into pgboss.job (id, name, state, data, output, started_on, completed_on, retry_count)
    values (${id}, 'brittle', 'failed', '{"order": 7}', '{"message": "no printer"}', now(), now(), 5)`)
  const { jobs } = (await operator.get('/api/admin/jobs?state=failed')).json()
  expect(jobs).toMatchObject([
    { id, queue: 'brittle', state: 'failed', attempts: 6, error: 'no printer', data: '{"order":7}' },
  ])
  expect(await laterOf('brittle')).toEqual([
    { started_by: 'job', start: 'brittle', does: ['brittle'], waiting: 0, failed: 1, error: 'no printer' },
  ])
  expect((await operator.get('/api/admin/jobs?search=ORDER')).json().total).toBe(1)

  const answers = await Promise.all([retry('brittle', id), retry('brittle', id)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await expect.poll(() => handled).toEqual([{ order: 7 }])
  expect(await audit()).toMatchObject([
    { action: 'retry job', subject: `brittle ${id}`, user: { email: ACCOUNTS.operator }, agent: null, at: NOW },
  ])
  expect((await retry('nothing', id)).statusCode).toBe(409)
  expect((await retry('brittle', 'x')).statusCode).toBe(404)
})

test('an event whose reaction failed is delivered when it is tried again (FF-202)', async () => {
  const { db, outbox, later } = app.platform
  let broken = true
  const heard: unknown[] = []
  later.afterEvent<{ n: number }>('test.happened', 'test', async (_tx, payload) => {
    if (broken) throw new Error('nobody home')
    heard.push(payload)
  })
  await publish(db, 'test.happened', { n: 1 })
  await publish(db, 'test.happened', { n: 2 })
  expect(await laterOf('test.happened')).toMatchObject([{ does: ['test'], waiting: 2, failed: 0, error: null }])
  await outbox.drain()
  expect(await laterOf('test.happened')).toMatchObject([{ waiting: 0, failed: 2, error: 'Error: nobody home' }])
  await db.execute(sql`delete from outbox_events where payload->>'n' = '2'`)
  const [event] = (await operator.get('/api/admin/failed-events')).json()
  expect(event).toMatchObject({ topic: 'test.happened', attempts: 1, error: 'Error: nobody home', payload: '{"n":1}' })

  broken = false
  await db.execute(sql`update outbox_events set attempts = 10`)
  await outbox.drain()
  expect(heard).toEqual([])
  expect((await operator.post(`/api/admin/failed-events/${event.id}/retry`)).statusCode).toBe(200)
  await expect.poll(() => heard).toEqual([{ n: 1 }])
  expect((await operator.get('/api/admin/failed-events')).json()).toEqual([])
  expect((await operator.post(`/api/admin/failed-events/${event.id}/retry`)).statusCode).toBe(409)
  expect(await audit()).toMatchObject([{ action: 'retry event', subject: `test.happened ${event.id}` }])
})

test('an event that no server reacts to is shown after ten minutes (FF-1671)', async () => {
  const { db, outbox } = app.platform
  await publish(db, 'test.of-the-next-version', { n: 1 })
  await outbox.drain()
  const shown = async () => (await operator.get('/api/admin/failed-events')).json()
  expect(await shown()).toEqual([])
  expect(await laterOf('test.of-the-next-version')).toMatchObject([{ does: [], waiting: 1, failed: 0 }])
  await db.execute(sql`update outbox_events set created_at = now() - interval '11 minutes'`)
  expect(await laterOf('test.of-the-next-version')).toMatchObject([{ does: [], waiting: 0, failed: 1 }])
  expect(await shown()).toMatchObject([{ topic: 'test.of-the-next-version', attempts: 0, error: null }])
  expect((await operator.post(`/api/admin/failed-events/${(await shown())[0].id}/retry`)).statusCode).toBe(409)
})

test('everything that happens later is told in words, and nothing else is (FF-1672)', async () => {
  const all = await testApp({ now: NOW, env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const registered = new Set(all.platform.later.work.map(({ does }) => does))
  await all.close()
  for (const texts of Object.values(laterTexts))
    expect(Object.keys(texts).toSorted()).toEqual([...registered].toSorted())
})

test('the audit log names the agent behind a switched session, and finds by person, action and subject (FF-203)', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  await agent.form('/', { _switch_user: ACCOUNTS.buyer })
  await agent.post('/api/switch-user/exit')
  await move({ ...DATES, release_end: '2031-07-31T21:59:59.000Z' })
  const list = async (query: string) => (await operator.get(`/api/admin/audit?${query}`)).json()
  const switched = await list('switched=true')
  expect(switched.entries.at(-1)).toMatchObject({ user: { email: ACCOUNTS.buyer }, agent: { email: ACCOUNTS.agent } })
  expect(switched.total).toBe((await list('search=agent%40')).total)
  expect((await list('')).total).toBe(switched.total + 1)
  expect(await list('search=Show%202031')).toMatchObject({ total: 1, entries: [{ action: 'change edition dates' }] })
  expect(await list('search=nobody%25')).toMatchObject({ total: 0, entries: [] })
  await move(DATES)
})

test('moved dates move the phase at once, with the change in the audit log (TS-323, FF-204)', async () => {
  const phase = async () => (await app.browser().get('/api/onlineshop/vts')).json().phase
  expect((await operator.get('/api/admin/editions')).json()).toEqual({
    server_time: NOW,
    editions: [
      { id: editionId, name: 'Show 2031', time_zone: 'Europe/Berlin', is_current: true, live_counts: true, ...DATES },
    ],
  })
  expect(await phase()).toBe('ordering')
  const earlier = { ...DATES, order_end: '2031-05-06T10:00:00.000Z', confirmation_start: '2031-05-06T13:00:00+02:00' }
  const answer = await move(earlier)
  expect(answer.json()).toMatchObject({ id: editionId, confirmation_start: '2031-05-06T11:00:00.000Z' })
  expect(await phase()).toBe('confirmation')
  expect(await audit()).toMatchObject([
    {
      action: 'change edition dates',
      subject: 'Show 2031',
      user: { email: ACCOUNTS.operator },
      details: {
        order_end: { before: DATES.order_end, after: earlier.order_end },
        confirmation_start: { before: DATES.confirmation_start, after: '2031-05-06T11:00:00.000Z' },
      },
    },
  ])
  expect(Object.keys((await audit())[0].details)).toHaveLength(2)
  await move(DATES)
  expect(await phase()).toBe('ordering')
})

test('dates out of order, out of range or without form change nothing (FF-204)', async () => {
  const wrong = await move({ ...DATES, confirmation_end: DATES.confirmation_start })
  expect(wrong.statusCode).toBe(422)
  expect(wrong.json()).toMatchObject({
    code: 'dates_out_of_order',
    errors: [{ path: 'confirmation_end', detail: 'Confirming must end after it starts.' }],
  })
  expect((await move({ ...DATES, release_end: '9999-12-31T23:59:59-23:59' })).statusCode).toBe(422)
  expect((await move({ ...DATES, order_start: '0000-01-01T00:00:00Z' })).statusCode).toBe(422)
  expect((await move({ ...DATES, order_start: 'tomorrow' })).statusCode).toBe(400)
  expect((await move({ order_start: DATES.order_start })).statusCode).toBe(400)
  expect((await move(DATES, 999999)).statusCode).toBe(404)
  expect((await operator.get('/api/admin/editions')).json().editions).toMatchObject([DATES])
  expect(await audit()).toEqual([])
  expect(await rows(app.platform.db, sql`select 1 from editions`)).toHaveLength(1)
})
