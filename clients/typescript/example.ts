import { apiClient, dataOf, pagesOf } from '@fairfloor/api-client'

const { SHOP_URL = '', API_KEY = '' } = process.env
const shop = apiClient({ url: SHOP_URL, key: API_KEY })

const { company, rights } = dataOf(await shop.GET('/api/v1/key'))
console.log(`The key acts for ${company} and may ${rights.join(', ')}.`)

// All articles the first time. Keep the cursor: with it the next run is given what has changed since, and nothing else.
let cursor: string | undefined
for await (const page of pagesOf(shop, '/api/v1/stock', { cursor, limit: '500' })) {
  for (const { sku, availability, eta } of page.data) console.log(sku, availability, eta ?? '')
  for (const sku of page.removed) console.log(sku, 'no longer sold')
  cursor = page.next_cursor
}
