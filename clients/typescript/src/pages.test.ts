import { expect, test } from 'vitest'
import { apiClient } from './client.ts'
import { pagesOf, rowsOf } from './pages.ts'

/** A shop whose list has these pages, and the requests that it got. */
function shopWith(...pages: object[]) {
  const asked: string[] = []
  const client = apiClient({
    url: 'https://shop.example/',
    key: 'ff_x',
    fetch: async request => {
      const { url, headers } = request as Request
      asked.push(`${url} ${headers.get('authorization')}`)
      return Response.json(pages[asked.length - 1])
    },
  })
  return { client, asked }
}
const row = (sku: string) => ({ sku })

test('a list is read to its end, from cursor to cursor', async () => {
  const { client, asked } = shopWith(
    { data: [row('A'), row('B')], removed: [], next_cursor: 'c1', has_more: true },
    { data: [row('C')], removed: ['D'], next_cursor: 'c2', has_more: false },
  )
  const cursors = []
  for await (const { next_cursor } of pagesOf(client, '/api/v1/stock', { limit: '2' })) cursors.push(next_cursor)
  expect(cursors).toEqual(['c1', 'c2'])
  expect(asked).toEqual([
    'https://shop.example/api/v1/stock?limit=2 Bearer ff_x',
    'https://shop.example/api/v1/stock?limit=2&cursor=c1 Bearer ff_x',
  ])
})

test('a list that does not say whether there is more ends with a page that is not full', async () => {
  const { client, asked } = shopWith({ data: [row('A')], next_cursor: '1' }, { data: [], next_cursor: '1' })
  const skus = []
  for await (const { sku } of rowsOf(client, '/api/v1/stock', { limit: '1' })) skus.push(sku)
  expect(skus).toEqual(['A'])
  expect(asked).toHaveLength(2)
})

test('a refusal is thrown with its code', async () => {
  const client = apiClient({
    url: 'https://shop.example',
    key: 'ff_x',
    fetch: async () => Response.json({ detail: 'Please send a valid API key.', code: 'key_required' }, { status: 401 }),
  })
  await expect(rowsOf(client, '/api/v1/stock').next()).rejects.toMatchObject({ status: 401, code: 'key_required' })
})
