import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

type Item = { request: { method: string; url: { path: string[] }; body?: { raw: string } } }

test('the collection has each call of the description, with the key as a variable', async () => {
  const visitor = show.app.browser()
  const { paths } = (await visitor.get('/api/v1/openapi.json')).json()
  const collection = (await visitor.get('/api/v1/collection.json')).json()
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const requests = collection.item.flatMap(({ item }: { item: Item[] }) => item.map(({ request }) => request))
  const collected = requests.map(
    ({ method, url }: Item['request']) => `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.length).toBeGreaterThan(0)
  expect(collected.toSorted()).toEqual(described.toSorted())
  expect(collection.info.schema).toMatch(/v2\.1\.0/)
  expect(collection.auth).toEqual({ type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] })
})

test('the page’s examples are the company’s own, and only with API access', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const { examples } = (await buyer.get('/api/api_settings/examples')).json()
  expect(examples['/api/v1/key'].company).toBe((await buyer.get('/api/current_user')).json().user.company.name)
  const others = [show.app.browser(), await show.as(ACCOUNTS.gym), await show.as(ACCOUNTS.operator)]
  const answers = await Promise.all(others.map(browser => browser.get('/api/api_settings/examples')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
})
