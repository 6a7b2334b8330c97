import { readFile } from 'node:fs/promises'
import { press } from './support/fair.ts'
import { another } from './support/people.ts'
import { axe, expect, login, test } from './support/test.ts'

const EXHIBITOR = 'exhibitor@fairfloor.test'
const OPERATOR = 'operator@fairfloor.test'

test.setTimeout(180_000)
test.use({ ownServer: true })

test('somebody takes their data along, asks to be erased, and cannot log in any more (FF-1288)', async ({
  page,
  browser,
  server,
}) => {
  await test.step('the data come as a ZIP', async () => {
    await login(page.request, EXHIBITOR)
    await page.goto('/account')
    await page.getByRole('link', { name: /^Your data/ }).click()
    await press(page.getByRole('button', { name: 'Ask for my data' }))
    await page.getByRole('dialog').getByLabel('Your password').fill('demo-2025')
    await press(page.getByRole('button', { name: 'Gather my data' }))
    const ready = page.getByRole('link', { name: 'Download' })
    await expect(ready).toBeVisible({ timeout: 20_000 })
    const arriving = page.waitForEvent('download')
    await ready.click()
    const zip = await readFile(await (await arriving).path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.includes('account.json')).toBe(true)
  })

  await test.step('to be erased is asked for with the password', async () => {
    await press(page.getByRole('button', { name: 'Ask for it …' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill('demo-2025')
    await press(dialog.getByRole('button', { name: 'Ask for my account to be erased' }))
    await expect(page.getByRole('button', { name: 'Withdraw the request' })).toBeVisible()
    await axe(page)
  })

  await test.step('an operator approves', async () => {
    const elsewhere = await another(browser, server.url)
    const desk = await elsewhere.newPage()
    await login(desk.request, OPERATOR)
    await desk.goto('/admin/erasure-requests')
    await press(desk.getByRole('button', { name: /^Decide about/ }))
    await press(desk.getByRole('dialog').getByRole('button', { name: 'Erase for good' }))
    await expect(desk.getByRole('cell', { name: 'former user' })).toBeVisible()
    await axe(desk)
    await elsewhere.close()
  })

  await test.step('the login is over', async () => {
    const { token } = await (await page.request.get('/csrf-token')).json()
    const answer = await page.request.post('/api/login', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      form: { _csrf_token: token, _username: EXHIBITOR, _password: 'demo-2025' },
    })
    expect(answer.status()).toBe(401)
  })
})
