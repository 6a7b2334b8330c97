import { EXPORT_DAYS } from '@fairfloor/domain/personal-data/export'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { unpacked } from '../../platform/testing/unpacked.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'
import { deleteOld } from './delete-old.ts'

let show: TestShow
let [buyer, gym]: Browser[] = []

const ADDRESS = '/api/account/exports'
const ASKING = { password: DEMO_PASSWORD }
const DAY_MS = 86_400_000

beforeAll(async () => {
  show = await testShow({ LINE_EXTRAS: 'gift_note' })
  await show.app.platform.jobs.start()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())

type View = { exports: { id: number; state: string }[]; with_company: boolean }
const viewOf = async (browser: Browser): Promise<View> => (await browser.get(ADDRESS)).json()

/** Asks, and waits until the file is ready. */
async function exported(browser: Browser) {
  expect((await browser.post(ADDRESS, ASKING)).statusCode).toBe(200)
  await show.app.platform.outbox.drain()
  await expect.poll(async () => (await viewOf(browser)).exports[0]!.state, { timeout: 20_000 }).toBe('ready')
  const { id } = (await viewOf(browser)).exports[0]!
  return { id, answer: await browser.get(`${ADDRESS}/${id}/file`) }
}
const jsonIn = (files: Map<string, string>, name: string) => JSON.parse(files.get(`${name}.json`)!)

test('holds what is kept about the user and the company, harmless in spreadsheets and without a secret, and is mailed (FF-1280)', async () => {
  await show.add(buyer!, { f1: 8, f2: 1 })
  await buyer!.patch(`/api/onlineshop/vts-basket-product-attributes/${show.flavour.get('f2')}`, {
    ...{ quantity: 1, extras: { gift_note: 'For Jo' } },
  })
  await buyer!.post('/api/onlineshop/order-lists', { name: '=1+1', sharing: 'private', positions: [] })
  const { answer } = await exported(buyer!)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="data-[\d-]+\.zip"$/)
  const files = unpacked(answer.rawPayload)
  expect(jsonIn(files, 'account')).toMatchObject([{ email: ACCOUNTS.buyer }])
  expect(jsonIn(files, 'show-basket')).toContainEqual(
    expect.objectContaining({ ordered_quantity: 8, goods: 'North, Whey, 900 g, Vanilla' }),
  )
  expect(jsonIn(files, 'show-basket').filter((line: object) => 'extras' in line)).toMatchObject([
    { ordered_quantity: 1, extras: { gift_note: 'For Jo' } },
  ])
  expect(files.get('show-basket.csv')!).not.toContain('{}')
  expect(jsonIn(files, 'company-users').length).toBeGreaterThan(0)
  expect(files.get('order-lists.csv')!).toContain(",'=1+1,")
  expect(jsonIn(files, 'order-lists')).toMatchObject([{ name: '=1+1' }])
  const all = [...files.values()].map(String).join()
  for (const secret of ['password', 'token', 'hash', '$argon2']) expect(all.toLowerCase()).not.toContain(`"${secret}`)
  expect(all).not.toContain(ACCOUNTS.gym)
  const [mail] = await rows<{ recipient: string; text: string }>(
    show.app.platform.db,
    sql`select recipient, text from mails where kind = 'data-export'`,
  )
  expect(mail).toMatchObject({ recipient: ACCOUNTS.buyer, text: expect.stringContaining('/account/data') })
})

test('is asked for with the password (FF-1418)', async () => {
  for (const [body, code] of [
    [{}, 'malformed'],
    [{ password: 'wrong' }, 'wrong_password'],
  ] as const)
    expect((await gym!.post(ADDRESS, body)).json().code).toBe(code)
  expect((await viewOf(gym!)).exports).toEqual([])
})

test('is one at a time, three a day, and the user’s own (FF-1281)', async () => {
  const asked = await Promise.all([gym!.post(ADDRESS, ASKING), gym!.post(ADDRESS, ASKING)])
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  await show.app.platform.outbox.drain()
  await expect.poll(async () => (await viewOf(gym!)).exports[0]!.state, { timeout: 20_000 }).toBe('ready')
  await exported(gym!)
  const { id } = await exported(gym!)
  const fourth = await gym!.post(ADDRESS, ASKING)
  expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'too_many_exports'])
  expect((await buyer!.get(`${ADDRESS}/${id}/file`)).statusCode).toBe(404)
  expect((await buyer!.get(`${ADDRESS}/999999/file`)).statusCode).toBe(404)
  expect((await show.app.browser().get(ADDRESS)).statusCode).toBe(401)
})

test('is not for an agent who acts for somebody; staff have one of their own (FF-1282)', async () => {
  const agent = await show.as(ACCOUNTS.agent)
  const { answer } = await exported(agent)
  const files = unpacked(answer.rawPayload)
  expect(jsonIn(files, 'account')).toMatchObject([{ email: ACCOUNTS.agent }])
  expect([...files.keys()].filter(name => name.startsWith('company'))).toEqual([])
  await agent.form('/', { _switch_user: ACCOUNTS.buyer })
  for (const call of [agent.get(ADDRESS), agent.post(ADDRESS, ASKING)]) expect((await call).statusCode).toBe(403)
})

test('holds nothing of the company once the right is gone, and is deleted after some days (FF-1283)', async () => {
  const { platform } = show.app
  const [before] = (await viewOf(buyer!)).exports
  const set = (rights: string) =>
    platform.db.execute(sql`update users set rights = ${rights}::jsonb where email = ${ACCOUNTS.buyer}`)
  await set('["order"]')
  const fresh = await show.as(ACCOUNTS.buyer)
  expect(await viewOf(fresh)).toEqual({ exports: [], with_company: false })
  expect((await fresh.get(`${ADDRESS}/${before!.id}/file`)).statusCode).toBe(404)
  const { id, answer } = await exported(fresh)
  expect([...unpacked(answer.rawPayload).keys()].filter(name => name.startsWith('company'))).toEqual([])

  const [{ file }] = (await rows<{ file: string }>(
    platform.db,
    sql`select file from data_exports where id = ${id}`,
  )) as [{ file: string }]
  const later = new Date(new Date(DURING.ordering).getTime() + EXPORT_DAYS * DAY_MS + 60_000)
  await deleteOld(platform, later)
  expect(await platform.files.size(file)).toBeUndefined()
  expect(await rows(platform.db, sql`select id from data_exports`)).toEqual([])
})

test('leaves no file behind that no row knows, where a run breaks off (FF-1364)', async () => {
  const { files, db, clock } = show.app.platform
  const { putFile } = files
  const stored: string[] = []
  const broken = vi.spyOn(files, 'putFile').mockImplementation(async (name, path, type) => {
    await putFile(name, path, type)
    stored.push(name)
    throw new Error('Killed.')
  })
  const exhibitor = await show.as(ACCOUNTS.exhibitor)
  await exhibitor.post(ADDRESS, ASKING)
  await show.app.platform.outbox.drain()
  await expect.poll(() => stored.length, { timeout: 20_000 }).toBeGreaterThan(0)
  broken.mockRestore()
  await deleteOld({ db, files }, new Date(clock().getTime() + EXPORT_DAYS * DAY_MS + 1))
  for (const name of stored) expect(await files.size(name)).toBeUndefined()
})
