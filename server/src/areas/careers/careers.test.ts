import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MB } from '@fairfloor/domain/bytes'
import { paces } from '@fairfloor/domain/paces'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoCareers } from '../../../demo/careers.ts'
import { rows } from '../../platform/database.ts'
import { announced } from '../../platform/testing/announced.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { outsideData } from '../../platform/testing/outside-data.ts'
import { trickPictures } from '../../platform/testing/trick-pictures.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { checkedApplication } from './apply.ts'
import { deleteOldApplications } from './keep.ts'

let show: TestShow
let app: TestApp
let operator: Browser

beforeAll(async () => {
  show = await testShow()
  app = show.app
  await transaction(app.platform.db, tx => demoCareers(tx, app.platform.clock()))
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => app.close())
afterEach(async () => {
  await app.platform.db.execute(sql`delete from job_applications`)
  await app.platform.db.execute(sql`delete from login_attempts`)
  await app.platform.db.execute(sql`delete from mails`)
})

const APPLICATIONS = '/api/jobs/warehouse-picker/applications'
const tricks = await trickPictures()
const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(2000)}\n%%EOF\n`)
const person = { name: 'Ada Smit', email: 'ada@example.test', phone: '', message: 'Hello.', consent: 'true' }
async function apply(fields: object = {}, content: Buffer = PDF, filename = 'cv.pdf', remoteAddress = '10.0.0.1') {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...person, ...fields })) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), filename)
  const form = new Response(body)
  return app.browser().call({
    method: 'POST',
    url: APPLICATIONS,
    headers: { 'content-type': form.headers.get('content-type')! },
    payload: Buffer.from(await form.arrayBuffer()),
    remoteAddress,
  })
}
const listed = async () => (await operator.get('/api/admin/applications')).json().applications
const mails = () => rows(app.platform.db, sql`select kind, recipient, reply_to, text from mails order by id`)
const job = async (slug = 'warehouse-picker') =>
  (await operator.get('/api/admin/jobs-offered')).json().jobs.find((one: { slug: string }) => one.slug === slug)
const change = (one: Record<string, unknown>, more: object, browser = operator) => {
  const { id, state: _state, applications: _applications, ...typed } = one
  return browser.call({ method: 'PUT', url: `/api/admin/jobs-offered/${id}`, payload: { ...typed, ...more } })
}

describe('jobs', () => {
  test('are read by everyone in the reader’s language, in their order, with a text of elements (SH-239)', async () => {
    const list = (await app.browser().get('/api/jobs')).json()
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual([
      'warehouse-picker',
      'customer-service-german',
      'category-buyer',
    ])
    const one = (await app.browser().get('/api/jobs/warehouse-picker?language=de')).json()
    expect(one).toMatchObject({ title: 'Kommissionierer im Lager (m/w/d)', language: 'de', open_until: null })
    expect(one.content.some(({ kind }: { kind: string }) => kind === 'list')).toBe(true)
  })

  test('are seen and applied for in their days alone, by the shop’s clock; one that is over says so (SH-239, FF-1874)', async () => {
    const before = await job()
    const now = app.platform.clock()
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
    const saved = await change(before, { open_from: at(1), open_until: at(2) })
    expect([saved.statusCode, saved.json().state]).toEqual([200, 'later'])
    const seen = () => app.browser().get('/api/jobs/warehouse-picker')
    const codes = async () => [await seen(), await apply()].map(answer => answer.json().code ?? answer.statusCode)
    expect(await codes()).toEqual(['not_found', 'not_found'])
    await app.setNow(at(1))
    expect(await codes()).toEqual([200, 200])
    await app.setNow(at(3))
    expect(await codes()).toEqual(['job_over', 'job_over'])
    await app.setNow(now.toISOString())
    await change(await job(), { open_from: null, open_until: null })
  })

  test('are changed by the operator alone, once, and say what is wrong with them (FF-1234)', async () => {
    const before = await job()
    expect((await change(before, { rank: 1 }, app.browser())).statusCode).toBe(401)
    expect((await change(before, { rank: 1 }, await show.as(ACCOUNTS.buyer))).statusCode).toBe(403)
    expect((await change(before, { rank: 2 })).statusCode).toBe(200)
    const late = await change(before, { rank: 3 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
    const fresh = await job()
    const { texts } = fresh
    for (const [code, path, more] of [
      ['job_address_taken', 'slug', { slug: 'category-buyer' }],
      ['job_incomplete', 'texts.de.title', { texts: { ...texts, de: { ...texts.de, title: '' } } }],
      ['wrong_link', 'texts.en.text', { texts: { ...texts, en: { ...texts.en, text: '[a](javascript:x)' } } }],
      [
        'job_closes_before_it_opens',
        'open_until',
        { open_from: '2031-05-02T00:00:00Z', open_until: '2031-05-01T00:00:00Z' },
      ],
    ] as const) {
      const answer = await change(fresh, more)
      expect([answer.statusCode, answer.json().code, answer.json().errors[0].path]).toEqual([422, code, path])
    }
    await change(fresh, { rank: 1 })
  })
})

describe('an application', () => {
  test('is kept with its file, mailed to both, and read by the operator alone (SH-240)', async () => {
    expect((await apply()).json()).toEqual({ success: true })
    const [one, ...more] = await listed()
    expect(more).toEqual([])
    expect(one).toMatchObject({
      name: 'Ada Smit',
      job: 'Picker in the warehouse',
      state: 'new',
      file_size: PDF.length,
      note: '',
    })
    const sent = await mails()
    expect(sent).toMatchObject([
      { kind: 'application-received', recipient: 'ada@example.test' },
      { kind: 'application', recipient: ACCOUNTS.operator },
    ])
    // The address may be another one's.
    expect(sent[0]!.text).not.toContain('Hello.')
    // A mail is kept longer than the application may be.
    expect(JSON.stringify(sent[1])).not.toMatch(/Hello\.|Ada Smit|ada@example\.test/)
    const url = `/api/admin/applications/${one.id}/file`
    const file = await operator.get(url)
    expect(file.rawPayload.equals(PDF)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="application-${one.id}.pdf"`,
      'x-content-type-options': 'nosniff',
    })
    expect(file.headers['cache-control']).toContain('no-store')
    expect((await app.browser().get(url)).statusCode).toBe(401)
    expect((await (await show.as(ACCOUNTS.buyer)).get(url)).statusCode).toBe(403)
  })

  test.each([
    ['application_incomplete', 'name', { name: ' ' }],
    ['application_incomplete', 'name', { name: 'Win at https://evil.example' }],
    ['application_incomplete', 'email', { email: 'ada@' }],
    ['application_incomplete', 'email', { email: 'a@b.test\r\nBcc: c@d.test' }],
    ['no_consent', 'consent', { consent: 'false' }],
  ])('is refused with %s at %s', async (code, path, fields) => {
    const answer = await apply(fields)
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].path]).toEqual([422, code, path])
    expect(await listed()).toEqual([])
  })

  const uploads = outsideData('hostile-text/uploads', 'careers', 'six pictures that others try uploads with')
  const hostile: [string, Buffer][] = [
    ['a picture called PDF', Buffer.from('GIF89a<?php phpinfo(); ?>')],
    ['a page called PDF', Buffer.from('<html><script>alert(1)</script>%PDF-1.7 %%EOF')],
    ['half a PDF', PDF.subarray(0, 500)],
    ['nothing', Buffer.alloc(0)],
    ...tricks.map(({ name, bytes }): [string, Buffer] => [name, bytes]),
    ...(uploads ? readdirSync(uploads) : []).map((name): [string, Buffer] => [
      name,
      readFileSync(join(uploads!, name)),
    ]),
  ]
  test.each(hostile)('is refused with %s as its file (SH-240)', async (_, content) => {
    const answer = await apply({}, content, '../../etc/passwd.pdf')
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_a_pdf'])
    expect(await listed()).toEqual([])
  })

  test('has a file of 10 MB at most, and fields beside it (SH-240)', async () => {
    const size = 10 * MB
    const filled = (bytes: number) =>
      Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(bytes - 15, 'x'), Buffer.from('%%EOF\n')])
    const checked = (content: Buffer) =>
      checkedApplication({
        ...person,
        consent: 'true',
        file: { filename: 'cv.pdf', type: 'application/pdf', content: new Uint8Array(content) },
      })
    expect(checked(filled(size)).file.content).toHaveLength(size)
    expect(() => checked(filled(size + 1))).toThrow(expect.objectContaining({ code: 'pdf_too_large' }))
    const send = (bytes: number) => announced(app.browser(), APPLICATIONS, bytes)
    expect([await send(size + 64 * 1024), await send(size + 64 * 1024 + 1)]).toEqual([400, 413])
  })

  test('may have as many characters as its field takes, with the line breaks that were typed (FF-1423)', async () => {
    const message = `${'x'.repeat(79)}\n`.repeat(49) + 'x'.repeat(80)
    expect((await apply({ message })).statusCode).toBe(200)
    expect((await listed())[0].message).toBe(message)
  })

  test('that is sent again without an answer, or by a double press, is one; another file is another (FF-1421)', async () => {
    const stored = () => readdirSync(join(app.platform.config.dataDir, 'files/applications')).length
    const first = await apply()
    const before = stored()
    const twice = await Promise.all([apply(), apply()])
    expect([first, ...twice].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await listed()).toHaveLength(1)
    expect(stored()).toBe(before)
    expect((await mails()).filter(({ kind }) => kind === 'application-received')).toHaveLength(1)
    await apply({}, Buffer.from(PDF.toString().replace('xxx', 'yyy')))
    expect(await listed()).toHaveLength(2)
  })

  test('is counted: the sixth of an address in 15 minutes waits, also of six at one moment (FF-1236)', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429])
    const bob = (address: string) => apply({ email: 'bob@example.test' }, PDF, 'cv.pdf', address)
    expect([(await bob('10.0.0.2')).statusCode, (await bob('10.0.0.1')).statusCode]).toEqual([200, 429])
  })

  test('mails an address that nobody has confirmed five times in 15 minutes at most, from whatever networks (FF-1236)', async () => {
    for (let i = 1; i <= 6; i++)
      await apply({ email: 'Ada@Example.test', message: `Hello ${i}.` }, PDF, 'cv.pdf', `10.0.1.${i}`)
    expect(await listed()).toHaveLength(6)
    const sent = (await mails()).map(({ kind }) => kind)
    expect(sent.filter(kind => kind === 'application-received')).toHaveLength(5)
    expect(sent.filter(kind => kind === 'application')).toHaveLength(6)
  })

  test('waits when so many have come in a day from all networks that their files would fill the store (FF-1236)', async () => {
    await apply()
    const { db } = app.platform
    const columns = sql`job_id, name, email, phone, message, language, file, file_size`
    const hour = sql`received_at - interval '1 hour'`
    await db.execute(
      sql`insert into job_applications (${columns}, received_at) select ${columns}, ${hour} from job_applications, generate_series(2, ${paces.applications.most})`,
    )
    const late = await apply({ message: 'Late.' })
    expect([late.statusCode, late.json().code, late.json().detail]).toEqual([
      429,
      'too_many',
      expect.stringContaining('1380 minutes'),
    ])
    expect((await rows(db, sql`select id from job_applications`)).length).toBe(paces.applications.most)
    const now = app.platform.clock()
    await app.setNow(new Date(now.getTime() + 23 * 3_600_000).toISOString())
    expect((await apply()).statusCode).toBe(200)
    await app.setNow(now.toISOString())
  })

  test('goes through its states with a note; a stale form overwrites nothing (FF-1235)', async () => {
    await apply()
    const [one] = await listed()
    const url = `/api/admin/applications/${one.id}`
    const payload = { state: 'invited', note: 'Tuesday', version: one.version }
    const both = await Promise.all(['invited', 'refused'].map(state => operator.patch(url, { ...payload, state })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await listed())[0]).toMatchObject({ note: 'Tuesday', state_by: expect.any(String) })
    expect((await (await show.as(ACCOUNTS.buyer)).patch(url, payload)).statusCode).toBe(403)
    const refused = await operator.delete(`/api/admin/jobs-offered/${(await job()).id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'job_has_applications'])
  })

  test('is deleted with its file: by hand, or after the days of the settings (FF-1235)', async () => {
    const { db, files } = app.platform
    await apply()
    await apply({ message: 'Once more.' })
    const stored = await rows<{ id: number; file: string }>(db, sql`select id, file from job_applications order by id`)
    expect((await operator.delete(`/api/admin/applications/${stored[0]!.id}`)).statusCode).toBe(200)
    expect(await files.size(stored[0]!.file)).toBeUndefined()
    const days = { method: 'PUT' as const, url: '/api/admin/careers-settings', payload: { keep_days: 30 } }
    expect((await operator.call(days)).statusCode).toBe(200)
    const now = app.platform.clock()
    const after = (ms: number) => new Date(now.getTime() + 30 * 86_400_000 + ms)
    await deleteOldApplications({ db, files }, after(-1000))
    expect(await listed()).toHaveLength(1)
    await deleteOldApplications({ db, files }, after(1000))
    expect(await listed()).toEqual([])
    expect(await files.size(stored[1]!.file)).toBeUndefined()
  })
})
