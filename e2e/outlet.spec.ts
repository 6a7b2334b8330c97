import { LONG } from './support/fair.ts'
import { sawText } from './support/saw-text.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test.setTimeout(120_000)

test(
  'a buyer orders short-dated goods from a basket apart from the shop’s; the last pieces are gone for everybody (SH-048, SH-052)',
  PHONE,
  async ({ page, playwright, baseURL, customer }) => {
    const operator = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    await login(operator, 'operator@fairfloor.test')
    const { flavours } = await (await operator.get('/api/admin/stock?search=whey%20vanilla')).json()
    const { today } = await (await operator.get('/api/admin/outlet')).json()
    const body = { flavour_id: flavours[0].flavour_id, from: 'extra', lot: 'L-1', best_before: today, quantity: 40 }
    const made = await operator.post('/api/admin/outlet', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { ...body, price: 9.9, reason: 'short-dated' },
    })
    const { lot_id, name } = await made.json()

    await login(page.request, customer)
    await page.goto('/outlet')
    await expect(page.getByRole('heading', { level: 1, name: 'Outlet' })).toBeVisible({ timeout: LONG })
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const row = page.locator(`[data-line="${lot_id}"]`)
    await row.getByRole('textbox').fill('40')
    const added = await sawText(row, '40 added')
    await page.getByRole('button', { name: 'Add to outlet basket' }).click()
    await expect.poll(added, { timeout: LONG }).toBe(true)
    expect((await (await page.request.get('/api/onlineshop/basket')).json()).total_lines).toBe(0)

    await page.getByRole('link', { name: 'View outlet basket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Outlet basket' })).toBeVisible({ timeout: LONG })
    const place = page.getByRole('button', { name: /^Place Order/ }).filter({ visible: true })
    await expect(place).toBeEnabled({ timeout: LONG })
    await axe(page)
    await place.click()
    await expect(page).toHaveURL(/\/my-orders\/\d+/, { timeout: LONG })

    await page.goto('/outlet')
    await expect(page.getByRole('heading', { level: 1, name: 'Outlet' })).toBeVisible({ timeout: LONG })
    await expect(page.locator(`[data-line="${lot_id}"]`)).toHaveCount(0)
    await page.goto('/outlet/basket')
    await expect(page.getByText('Your outlet basket is empty')).toBeVisible({ timeout: LONG })
    expect(name).toContain('Vanilla')
    await operator.dispose()
  },
)
