import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

type Item = { request: { method: string; url: { path: string[] }; body?: { raw: string } } }

test('the collection has each call of the description, with the key as a variable (FF-1068)', async () => {
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

test('no body takes a field that is not described', async () => {
  const { paths } = (await show.app.browser().get('/api/v1/openapi.json')).json()
  const bodies = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(
    ([path, methods]) =>
      Object.values(methods).flatMap(({ requestBody }) => (requestBody ? [{ path, schema: requestBody.content }] : [])),
  )
  const openIn = (part: unknown): unknown[] => {
    if (typeof part !== 'object' || part === null) return []
    const isOpen = 'properties' in part && (part as { additionalProperties?: unknown }).additionalProperties !== false
    const { example: _, ...rest } = part as Record<string, unknown>
    return [...(isOpen ? [part] : []), ...Object.values(rest).flatMap(openIn)]
  }
  expect(bodies.map(({ path }) => path).toSorted()).toEqual(['/api/v1/orders', '/api/v1/references'])
  for (const { path, schema } of bodies) expect([path, openIn(schema)]).toEqual([path, []])
})

test('examples and summary of the API area are the company’s own, and only with API access (SH-290, FF-1066, FF-1071, FF-1084)', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const { examples } = (await buyer.get('/api/api_settings/examples')).json()
  expect(examples['/api/v1/key'].company).toBe((await buyer.get('/api/current_user')).json().user.company.name)
  const reference = { product_attribute_id: show.flavour.get('f1'), cpc_reference: 'OWN-1' }
  await buyer.post('/api/user/productReferences/save_reference', reference)
  const own = (await buyer.get('/api/api_settings/examples')).json().examples
  expect(own['/api/v1/references'].data).toMatchObject([{ customer_reference: 'OWN-1' }])
  expect(Object.keys(own)).toEqual(expect.arrayContaining(['/api/v1/orders', '/api/v1/invoices']))
  const { api_key } = (await buyer.form('/api/api_settings/generate_api_key', {})).json()
  await show.app.platform.server.inject({ url: '/api/v1/key', headers: { 'x-api-key': api_key } })
  const summary = (await buyer.get('/api/api_settings/summary')).json()
  expect(summary).toMatchObject({ requests_left: summary.requests_per_minute - 1, references: 1 })

  const others = [show.app.browser(), await show.as(ACCOUNTS.gym), await show.as(ACCOUNTS.operator)]
  for (const what of ['examples', 'summary']) {
    const answers = await Promise.all(others.map(browser => browser.get(`/api/api_settings/${what}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
  }
})
