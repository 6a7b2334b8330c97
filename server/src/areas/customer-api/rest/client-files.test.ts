import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientFiles } from '../../../../../clients/typescript/client-files.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'

const CLIENT = join(import.meta.dirname, '../../../../../clients/typescript')
const committed = (name: string) => readFileSync(join(CLIENT, name), 'utf8')

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

test('the typed client and the collection are made from what the server describes (npm run clients) (FF-1069)', async () => {
  const visitor = show.app.browser()
  const [description, collection] = await Promise.all(
    ['openapi', 'collection'].map(async name => (await visitor.get(`/api/v1/${name}.json`)).json()),
  )
  const files = await clientFiles(description, collection)
  for (const [name, content] of Object.entries(files)) expect(committed(name), name).toBe(content)
})

test('the example of its README runs against a server (FF-1069)', async () => {
  const example = committed('example.ts').trimEnd()
  expect(committed('README.md')).toContain(`\`\`\`ts\n${example}\n\`\`\``)
  const { server } = show.app.platform
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const buyer = await show.as(ACCOUNTS.buyer)
  const { api_key: API_KEY } = (await buyer.form('/api/api_settings/generate_api_key', {})).json()
  const env = { ...process.env, SHOP_URL: `http://127.0.0.1:${port}`, API_KEY }
  const { stdout } = await promisify(execFile)(process.execPath, [join(CLIENT, 'example.ts')], { env })
  expect(stdout).toMatch(/^The key acts for .+ and may order, prices, invoices\.$/m)
  const stock = await show.app.platform.server.inject({ url: '/api/v1/stock', headers: { 'x-api-key': API_KEY } })
  const rows: { sku: string; availability: string }[] = stock.json().data
  expect(rows.length).toBeGreaterThan(0)
  for (const { sku, availability } of rows) expect(stdout).toContain(`${sku} ${availability}`)
})
