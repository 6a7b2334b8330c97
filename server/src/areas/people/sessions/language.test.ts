import { LANGUAGE_COOKIE } from '@fairfloor/domain/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { setUpHouse } from '../../seller/index.ts'
import { users } from '../tables.ts'

const NOW = '2025-05-05T10:00:00Z'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
})
beforeEach(() => app.platform.db.update(users).set({ language: null }))
afterAll(() => app.close())

const choose = (browser: Browser, language: string) => browser.patch('/api/current_user', { language })
const storedOf = async (email: string) =>
  (await app.platform.db.select().from(users)).find(user => user.email === email)?.language

async function languageOfPage(browser: Browser, acceptLanguage = '') {
  const headers = { accept: 'text/html', 'accept-language': acceptLanguage }
  const answer = await browser.call({ method: 'GET', url: '/vts', headers })
  expect(answer.headers['cache-control']).toBe(browser.cookies.has('ff_session') ? 'no-store' : 'private, no-cache')
  expect(answer.headers.vary).toBe('cookie, accept-language')
  const [, language] = /<html lang="(\w+)">/.exec(answer.body) ?? []
  expect(answer.headers['content-language']).toBe(language)
  return language
}

describe('a page is answered', () => {
  test.each([
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['fr-FR,fr;q=0.9,de;q=0.5', 'de'],
    ['fr, *;q=0.1', 'en'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    [';;q=,', 'en'],
  ])('to a browser that asks for %j in %s (FF-360)', async (accepted, language) => {
    expect(await languageOfPage(app.browser(), accepted)).toBe(language)
  })

  test('in the language chosen in this browser, whatever the browser itself asks for (FF-360)', async () => {
    const browser = app.browser()
    browser.cookies.set(LANGUAGE_COOKIE, 'de')
    expect(await languageOfPage(browser, 'en')).toBe('de')
  })

  test('in the language that the user has chosen, on every device (FF-360)', async () => {
    const phone = await browserOf(app, ACCOUNTS.buyer)
    expect((await choose(phone, 'de')).json()).toEqual({ success: true })
    expect(await languageOfPage(phone, 'en')).toBe('de')
    const desk = app.browser()
    desk.cookies.set(LANGUAGE_COOKIE, 'en')
    await logIn(desk, ACCOUNTS.buyer)
    expect(desk.cookies.get(LANGUAGE_COOKIE)).toBe('de')
    expect(await languageOfPage(desk, 'en')).toBe('de')
  })
})

test('what was chosen before the login becomes the user’s, where they have chosen nothing yet', async () => {
  const browser = app.browser()
  browser.cookies.set(LANGUAGE_COOKIE, 'de')
  await logIn(browser, ACCOUNTS.gym)
  expect(await storedOf(ACCOUNTS.gym)).toBe('de')
  browser.cookies.set(LANGUAGE_COOKIE, 'tlh')
  await logIn(browser, ACCOUNTS.buyer)
  expect(await storedOf(ACCOUNTS.buyer)).toBeNull()
})

test('an agent who acts for a customer reads, and chooses, in their own language', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  await agent.form('/', { _switch_user: ACCOUNTS.gym })
  expect((await agent.get('/api/current_user')).json().user.switched_from).not.toBeNull()
  await choose(agent, 'de')
  expect([await storedOf(ACCOUNTS.agent), await storedOf(ACCOUNTS.gym)]).toEqual(['de', null])
  expect(await languageOfPage(agent)).toBe('de')
})

test('a language that is none, or that the shop does not offer, is refused', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  expect((await choose(buyer, 'tlh')).statusCode).toBe(400)
  expect((await choose(app.browser(), 'de')).statusCode).toBe(401)
  const settings = { ...demoHouse.settings, languages: ['de' as const] }
  await transaction(app.platform.db, tx => setUpHouse(tx, { ...demoHouse, settings }))
  await app.shop.reload()
  expect((await choose(buyer, 'en')).json()).toMatchObject({ status: 422, code: 'language_not_offered' })
  expect(await languageOfPage(buyer, 'en')).toBe('de')
})
