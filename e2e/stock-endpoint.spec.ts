import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.use({ ownServer: true })

const MARK = { 'X-Requested-With': 'XMLHttpRequest' }

type Posted = { headers: IncomingHttpHeaders; text: string }

test('a customer sets up its endpoint, tests it, and its server verifies what a sale sends (SH-285, FF-1042, FF-1398)', async ({
  page,
  request,
}) => {
  const posted: Posted[] = []
  let status = 503
  const receiver = createServer((call, response) => {
    let text = ''
    call.setEncoding('utf8').on('data', part => {
      text += part
    })
    call.on('end', () => {
      posted.push({ headers: call.headers, text })
      response.writeHead(status).end(status === 204 ? '' : 'Closed for maintenance')
    })
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  try {
    await login(page.request, 'buyer@fairfloor.test')
    await page.goto('/service-center/api/stock')
    await expect(page.getByText('Your server wants no more deliveries')).toBeVisible()
    // Without the address of before: what was missed there is not sent.
    const form = { name: 'api_url', value: '' }
    const none = await page.request.post('/api/api_settings', { headers: MARK, form })
    expect(none.status()).toBe(200)
    const address = page.getByRole('textbox', { name: 'Address' })
    await address.fill('shop.example.com')
    await page.getByRole('button', { name: 'Save: Address' }).click()
    await expect(page.getByText(/^This is no complete address/).first()).toBeVisible()
    await address.fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/stock`)
    // The button takes a moment to be itself again.
    await expect(async () => {
      await page.getByRole('button', { name: 'Save: Address' }).click()
      await expect(page.getByText('on', { exact: true })).toBeVisible({ timeout: 1500 })
    }).toPass()
    await page.getByRole('textbox', { name: 'Authorization token' }).fill('Bearer s3cret')
    await page.getByRole('button', { name: 'Save: Authorization token' }).click()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText('Not taken: 503, Closed for maintenance.')).toBeVisible()
    await axe(page)

    status = 204
    await page
      .getByRole('button', { name: /^Repeat the delivery of/ })
      .first()
      .click()
    await expect(page.getByRole('cell', { name: '204' })).toBeVisible()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const secret = (await page.getByText(/^whsec_[\w+/]{40}/).textContent()) ?? ''

    const before = posted.length
    await login(request, 'operator@fairfloor.test')
    const { flavours } = await (await request.get('/api/admin/stock?page=1')).json()
    const stock = `/api/admin/stock/${flavours[0].flavour_id}`
    const { version } = await (await request.get(`${stock}?page=1`)).json()
    const corrected = await request.post(`${stock}/corrections`, {
      headers: MARK,
      data: { version, by: 'change', quantity: 1, reason: 'found one' },
    })
    expect(corrected.status()).toBe(200)
    await expect.poll(() => posted.length, { timeout: LONG }).toBe(before + 1)
    const { headers, text } = posted.at(-1)!
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect([headers.authorization, headers['webhook-signature']]).toEqual(['Bearer s3cret', `v1,${signature}`])
    expect(JSON.parse(text).data).toMatchObject([{ sku: flavours[0].sku }])
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})
