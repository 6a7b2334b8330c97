import { API_CUSTOMER, emailOf } from './support/customers.ts'
import { LONG } from './support/fair.ts'
import { axe, expect, login, SHORT, test } from './support/test.ts'

test(
  'a buyer makes a key, tries the API with it, and a new key ends the old one (FF-1072)',
  SHORT,
  async ({ page }) => {
    await login(page.request, emailOf(API_CUSTOMER))
    await page.goto('/service-center/api')
    await page.getByRole('navigation', { name: 'API area' }).getByRole('link', { name: 'API key' }).click()
    await page.getByRole('button', { name: 'Generate a key' }).click()
    const once = page.getByRole('region', { name: 'New key' })
    const key = (await once.locator('code').textContent({ timeout: LONG })) ?? ''
    expect(key).toMatch(/^ff_[\w-]{43}$/)
    await axe(page)
    await once.getByRole('button', { name: 'I have kept it' }).click()
    await expect(once).toHaveCount(0)

    await page.getByRole('navigation', { name: 'API area' }).getByRole('link', { name: 'REST API' }).click()
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: /^GET \/api\/v1\/key/ }).click()
    const form = page.getByRole('form', { name: 'Try /api/v1/key' })
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('200', { exact: true })).toBeVisible()
    await expect(form.getByText(`Sportwinkel ${API_CUSTOMER}`)).toBeVisible()
    await axe(page)

    const { token } = await (await page.request.get('/csrf-token')).json()
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    await page.request.post('/api/api_settings/generate_api_key', { headers, form: { _csrf_token: token } })
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('401', { exact: true })).toBeVisible()
  },
)
