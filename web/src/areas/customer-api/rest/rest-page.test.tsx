import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Asked, closePage, openPage } from '../../../testing/open-page.tsx'
import { RestPage } from '../RestPage.tsx'

afterEach(closePage)

const KEY = 'ff_8Qd2mVx0rTz5NkWc71LpYb4eJuHs9A6t8Qd2mVx7f3a'
const string = { type: 'string' }
const inPath = { name: 'order_id', in: 'path', required: true, schema: string }
const limit = { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } }
const answer = (example?: object) => ({ 200: { content: { 'application/json': { schema: {}, example } } } })
const description = {
  info: { title: 'Shop API', version: '1.0.0', description: 'Lead.\n\n## Errors\n\n`detail` is for people.' },
  paths: {
    '/api/v1/stock': {
      get: {
        operationId: 'getStock',
        summary: 'What is there',
        tags: ['stock'],
        parameters: [limit],
        responses: answer({ data: [{ sku: 'PW-1', quantity: 7 }], next_cursor: null }),
      },
    },
    '/api/v1/orders/{order_id}': {
      get: {
        operationId: 'getOrder',
        summary: 'One order',
        tags: ['orders'],
        parameters: [inPath],
        responses: answer(),
      },
    },
    '/api/v1/orders': {
      post: {
        operationId: 'postOrders',
        summary: 'Places an order',
        tags: ['orders'],
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: string }],
        requestBody: {
          content: { 'application/json': { schema: {}, example: { lines: [{ sku: 'PW-1', quantity: 6 }] } } },
        },
        responses: answer(),
      },
    },
  },
}
const own = {
  '/api/v1/stock': { data: [{ sku: 'OWN-9', gtin: '42', customer_reference: "O'7" }], next_cursor: null },
  '/api/v1/orders': { data: [{ order_id: 77 }], next_cursor: null },
}

const open = (answers: object = {}) =>
  openPage({ '/rest': RestPage }, '/rest', {
    'GET /api/current_user': buyer({ has_api_access: true }),
    'GET /api/v1/openapi.json': description,
    'GET /api/api_settings/examples': { examples: own },
    ...answers,
  })

test('how the API works stands before its calls, and both are in the contents (SH-283)', async () => {
  open()
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  expect(contents.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Errors',
    'Stock that comes to you',
    'Stock',
    'Orders',
    'Changes of the API',
  ])
  screen.getByRole('heading', { level: 2, name: 'Errors' })
  screen.getByText('is for people.', { exact: false })
})

test('examples are the reader’s own: a command to copy, and the answer that it would get (FF-1066)', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: /GET \/api\/v1\/stock/ }))
  screen.getByText(new RegExp(`curl '${location.origin}/api/v1/stock\\?limit=2'`))
  expect((await screen.findAllByText(/"sku": "OWN-9"/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /POST \/api\/v1\/orders/ }))
  const order = screen.getByText(/curl -X POST/).textContent
  expect(order).toContain('-H "Idempotency-Key: $(uuidgen)"')
  expect(order).toContain('"sku": "OWN-9"')
  await userEvent.click(screen.getByRole('button', { name: /orders\/\{order_id\}/ }))
  screen.getByText(new RegExp(`curl '${location.origin}/api/v1/orders/77'`))
})

test('the language of the examples is chosen once for all calls, and kept (FF-1805)', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: /GET \/api\/v1\/stock/ }))
  await userEvent.click(screen.getByRole('button', { name: /POST \/api\/v1\/orders/ }))
  const [choice] = screen.getAllByRole('radio', { name: 'Python' })
  await userEvent.click(choice!)
  expect(screen.getByText(/requests\.post\(/).textContent).toContain('"sku": "OWN-9"')
  expect(screen.queryByText(/curl /)).toBeNull()
  cleanup()
  open()
  await userEvent.click(await screen.findByRole('button', { name: /GET \/api\/v1\/stock/ }))
  expect((await screen.findAllByText(/requests\.get\(/)).length).toBeGreaterThan(0)
})

test('a call that is to end says until when it is answered, in its line and among the changes (FF-1391)', async () => {
  open()
  expect(await screen.findByText('Nothing is to end at the moment.')).toBeTruthy()
  closePage()
  const stock = { ...description.paths['/api/v1/stock'].get, deprecated: true, 'x-last-day': '2032-04-01' }
  const paths = { ...description.paths, '/api/v1/stock': { get: stock } }
  open({ 'GET /api/v1/openapi.json': { ...description, paths } })
  const call = within(await screen.findByRole('button', { name: /GET \/api\/v1\/stock/ }))
  expect(call.getByText('Is answered until 1 April 2032')).toBeTruthy()
  const changes = within(screen.getByRole('region', { name: 'Changes of the API' }))
  expect(changes.getByRole('link', { name: 'GET /api/v1/stock' }).getAttribute('href')).toBe('#getStock')
  expect(changes.getByText('Is answered until 1 April 2032')).toBeTruthy()
})

test('without own orders the place of a number keeps its name', async () => {
  open({ 'GET /api/api_settings/examples': { examples: {} } })
  await userEvent.click(await screen.findByRole('button', { name: /orders\/\{order_id\}/ }))
  screen.getByText(/orders\/\{order_id\}' \\/)
})

test('a reading call is made with the pasted key alone, which is kept nowhere (FF-1067)', async () => {
  const seen: Asked[] = []
  open({
    'GET /api/v1/stock': (call: Asked) => {
      seen.push(call)
      const headers = { 'content-type': 'application/json', etag: 'W/"a"', ratelimit: '"default";r=117;t=58' }
      if (call.headers.has('if-none-match')) return new Response(null, { status: 304, headers })
      return new Response('{"data":[],"next_cursor":null}', { headers })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /GET \/api\/v1\/stock/ }))
  const form = within(screen.getByRole('form', { name: 'Try /api/v1/stock' }))
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(seen).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('API key'))
  expect(screen.getAllByText('Please paste your API key first.').length).toBeGreaterThan(0)

  await user.type(screen.getByLabelText('API key'), KEY)
  await user.clear(form.getByLabelText('limit'))
  await user.type(form.getByLabelText('limit'), '5')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await form.findByText('117 requests left this minute')
  form.getByText('200')
  form.getByText(/"next_cursor": null/)
  await user.click(form.getByRole('button', { name: 'Ask if it has changed' }))
  await form.findByText('304')
  expect(seen.map(({ path, headers }) => [path, headers.get('authorization'), headers.get('if-none-match')])).toEqual([
    ['/api/v1/stock?limit=5', `Bearer ${KEY}`, null],
    ['/api/v1/stock?limit=5', `Bearer ${KEY}`, 'W/"a"'],
  ])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain(KEY)
})
