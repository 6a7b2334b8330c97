import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../../../demo/orders.ts'
import { type TestApp, testApp } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { setUpHouse } from './set-up-house.ts'

let app: TestApp
const logged: string[] = []
beforeAll(async () => {
  const env = { LOG_LEVEL: 'warn' }
  app = await testApp({ now: '2031-05-06T10:00:00Z', isSetUp: false, env, onLog: line => void logged.push(line) })
})
afterAll(() => app.close())

const page = (url: string) => app.browser().call({ method: 'GET', url, headers: { accept: 'text/html' } })

test.each(['/', '/vts', '/virtual-trade-show/lobby', '/nowhere'])(
  '%s says that the shop is not set up (FF-500)',
  async url => {
    const answer = await page(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.body).toContain('This shop is not set up yet')
    expect(answer.body).not.toContain('Fairfloor')
  },
)

test('a call is refused with the reason', async () => {
  const answer = await app.browser().get('/api/settings')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'not_set_up', detail: 'This shop is not set up yet.' })
})

test('what falls due waits for the shop without an error', async () => {
  await app.platform.jobs.start()
  await app.platform.due.ask()
  expect(logged).toEqual([])
})

test('the server is healthy all the same', async () => {
  expect((await app.browser().get('/health')).statusCode).toBe(200)
})

test('it opens as soon as somebody sets it up, without a restart (FF-500)', async () => {
  await transaction(app.platform.db, tx => setUpHouse(tx, demoHouse))
  const settings = () => app.browser().get('/api/settings')
  await expect.poll(async () => (await settings()).statusCode).toBe(200)
  expect((await settings()).json()).toMatchObject({
    shop_name: 'Maasveld',
    company: 'Maasveld Sportvoeding B.V.',
    logo_url: null,
    colours: null,
    languages: ['en', 'de'],
    time_zone: 'Europe/Berlin',
  })
})
