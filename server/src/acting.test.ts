import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from './areas/show-orders/test-show.ts'
import type { Served } from './platform/serve.ts'
import type { Browser } from './platform/testing/app.ts'
import { callOf } from './test-access.ts'
import { FOR_OWNERS_ALONE, WHILE_ACTING } from './test-acting.ts'

let show: TestShow
let agent: Browser
let calls: readonly Served[]

beforeAll(async () => {
  show = await testShow()
  agent = await show.as(ACCOUNTS.agent)
  expect((await agent.form('/', { _switch_user: ACCOUNTS.buyer })).statusCode).toBe(200)
  calls = show.app.platform.server.served.filter(({ who }) => who === 'user' || who === 'customer')
})
afterAll(() => show.app.close())

test('every call of a customer’s users says whether an agent may make it for them (FF-1650)', () => {
  const made = (isOwners: boolean) => calls.filter(call => (call.ownersAlone ?? false) === isOwners).map(callOf)
  expect(made(true).toSorted()).toEqual(FOR_OWNERS_ALONE.toSorted())
  expect(made(false).toSorted()).toEqual(WHILE_ACTING.toSorted())
})

test('what opens the account is refused to those who act for its user (FF-1650)', async () => {
  const answers: string[] = []
  for (const call of FOR_OWNERS_ALONE) {
    const [method, path = ''] = call.split(' ') as [InjectOptions['method'] & string, string]
    const answer = await agent.call({ method, url: path.replace(/:\w+/g, '1') } as InjectOptions)
    answers.push(`${call} ${answer.statusCode} ${answer.json().code}`)
  }
  expect(answers).toEqual(FOR_OWNERS_ALONE.map(call => `${call} 403 owners_alone`))
})

test('secrets of the stock endpoint are shown to the company, not to those who act for it (FF-1650)', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const secrets = async (browser: Browser) => {
    const settings = (await browser.get('/api/api_settings')).json()
    return [settings.stock_push_secret, settings.stock_endpoint_auth_header, settings.stock_endpoint_url]
  }
  await buyer.form('/api/api_settings', { name: 'api_url', value: 'https://93.184.215.14/stock' })
  await buyer.form('/api/api_settings', { name: 'authorization_token', value: 'Bearer 12' })
  const address = 'https://93.184.215.14/stock'
  expect(await secrets(buyer)).toEqual([expect.stringMatching(/^whsec_/), 'Bearer 12', address])
  expect(await secrets(agent)).toEqual([null, null, address])
})
