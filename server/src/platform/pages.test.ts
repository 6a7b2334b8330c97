import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoHouse } from '../../demo/orders.ts'
import { setUpHouse } from '../areas/seller/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../areas/show-orders/test-show.ts'
import type { Browser } from './testing/app.ts'
import { transaction } from './transaction.ts'

let show: TestShow
let operator: Browser
beforeAll(async () => {
  show = await testShow()
  operator = await show.as(ACCOUNTS.operator)
  // What still waits goes on between two reads of the jobs.
  await show.app.platform.outbox.drain()
})
afterAll(() => show.app.close())

/** The answers embedded in a page's HTML, as text. */
async function embedded(url: string, browser = operator, id = 'data'): Promise<string> {
  const { body } = await browser.call({ method: 'GET', url, headers: { accept: 'text/html' } })
  return new RegExp(`<script type="application/json" id="first-${id}">(.*?)</script>`, 's').exec(body)![1]!
}

describe('a page comes with what it asks for first (FF-670)', () => {
  const always = ['/api/current_user', '/api/settings', '/api/onlineshop/vts']

  test.each([
    ['/admin/mails', '/api/admin/mails?search='],
    ['/admin/mails?search=A%26b&state=sent', '/api/admin/mails?search=A%26b&state=sent'],
    [
      '/admin/jobs?state=waiting',
      '/api/admin/failed-events',
      '/api/admin/jobs?search=&state=waiting',
      '/api/admin/later',
    ],
    ['/admin/audit?switched=true', '/api/admin/audit?search=&switched=true'],
  ])('%s', async (url, ...own) => {
    const data = JSON.parse(await embedded(url)) as Record<string, unknown>
    expect(Object.keys(data)).toEqual([...always, ...own])
    for (const address of own) expect(data[address]).toEqual((await operator.get(address)).json())
  })

  test('and with what does not exist, so that the browser does not ask for it', async () => {
    const { headers, payload } = await operator.get('/api/content-pages/vts')
    expect(headers['content-type']).toContain('problem+json')
    expect(await embedded('/vts')).not.toContain('content-pages')
    expect(await embedded('/vts', operator, 'missing')).toContain(`"/api/content-pages/vts":${payload}`)
  })

  test('but not with what the one who asks may not see', async () => {
    const buyer = await show.as(ACCOUNTS.buyer)
    expect(Object.keys(JSON.parse(await embedded('/admin/audit', buyer)) as object)).toEqual(always)
  })
})

test('no answer ends the script that it stands in, or its line (FF-671)', async () => {
  const { platform, shop } = show.app
  const name = 'Lift</script><script>alert(1)</script>\u2028\u2029'
  await transaction(platform.db, tx => setUpHouse(tx, { ...demoHouse, settings: { ...demoHouse.settings, name } }))
  await shop.reload()
  const text = await embedded('/login')
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  const data = JSON.parse(text) as Record<string, { shop_name?: string }>
  expect(data['/api/settings']?.shop_name).toBe(name)
})
