import { LONG } from './support/fair.ts'
import { orderGoods } from './support/operator.ts'
import { axe, expect, login, SHORT_AND_PHONE, test } from './support/test.ts'

test.setTimeout(240_000)

test(
  'the operator picks an order by scan, ships a part and the rest, and takes a piece back (SH-197, FF-896, FF-910)',
  SHORT_AND_PHONE,
  async ({ page, customer, browser }) => {
    await login(page.request, customer)
    const orderId = await orderGoods(page)
    await login(page.request, 'operator@fairfloor.test')
    await page.goto('/admin/picking?state=waiting')
    await page.getByRole('navigation', { name: 'Orders' }).getByRole('link', { name: /Ready/ }).click()
    await page.getByRole('button', { name: `Pick order ${orderId}` }).click({ timeout: LONG })

    await expect(page.getByRole('heading', { name: /^Pick list \d+$/ })).toBeVisible({ timeout: LONG })
    const scan = page.getByLabel('Scan or type SKU or EAN, then Enter')
    await scan.fill('no such number')
    await scan.press('Enter')
    await expect(page.getByText('No article of this list has the number no such number.').first()).toBeVisible()
    await page.getByRole('button', { name: 'All found' }).click()
    await page
      .getByLabel(/^Lot of/)
      .first()
      .fill('L26100')
    await page
      .getByLabel(/^Picked of/)
      .last()
      .fill('3')
    await page.getByLabel('Tracking number').fill('3SFAIR0001')
    await axe(page)
    await page.reload()
    await expect(page.getByLabel(/^Picked of/).last()).toHaveValue('3', { timeout: LONG })
    await page.getByLabel('Tracking number').fill('3SFAIR0001')
    await page.getByRole('button', { name: /^Ship \d+ pieces$/ }).click()

    const shipments = page.getByRole('region', { name: /^\d shipments?$/ })
    await expect(shipments).toContainText('3SFAIR0001', { timeout: LONG })
    await expect(shipments).toContainText('lot L26100')
    const rest = page.getByRole('region', { name: 'Ship now' })
    await rest.getByRole('button', { name: 'All that is set aside' }).click()
    await rest.getByRole('button', { name: /^Ship \d+ pieces$/ }).click()
    await expect(rest.getByText(/^Shipped, with invoice/)).toBeVisible({ timeout: LONG })
    await expect(page.getByText('Invoiced', { exact: true }).first()).toBeVisible()

    await shipments.getByRole('button', { name: 'Take back' }).last().click()
    const back = page.getByRole('dialog')
    await back
      .getByLabel(/that come back$/)
      .first()
      .fill('1')
    await axe(page)
    await back.getByRole('button', { name: 'Take 1 piece back' }).click()
    await expect(shipments.getByText('1 came back: Damaged')).toBeVisible({ timeout: LONG })

    const own = await browser.newContext()
    const buyer = await own.newPage()
    await login(buyer.request, customer)
    await buyer.goto(`/my-orders/${orderId}`)
    await expect(buyer.getByRole('link', { name: 'Follow 3SFAIR0001' })).toBeVisible({ timeout: LONG })
    const note = buyer.getByRole('link', { name: /^Delivery note of shipment/ }).last()
    expect((await buyer.request.get((await note.getAttribute('href'))!)).headers()['content-type']).toBe(
      'application/pdf',
    )
    const papers = buyer.locator('section', { has: buyer.getByRole('heading', { name: 'Invoices and credit notes' }) })
    await expect(buyer.getByRole('link', { name: /^Delivery note of shipment/ })).toHaveCount(2)
    await expect(async () => {
      await buyer.reload()
      await expect(papers.getByRole('link', { name: /^Invoice .* as PDF$/ })).toHaveCount(2, { timeout: 5000 })
      await expect(papers.getByRole('link', { name: /^Credit note .* as PDF$/ })).toHaveCount(1)
    }).toPass({ timeout: LONG })
    const credit = (await papers.getByRole('link', { name: /^Credit note/ }).getAttribute('href'))!
    const pdf = await buyer.request.get(credit)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await own.close()
  },
)
