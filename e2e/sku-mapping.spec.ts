import { readFile } from 'node:fs/promises'
import { LONG } from './support/fair.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test(
  'a buyer gives articles own numbers, takes them along as a sheet and sends that back (FF-1061, FF-1398)',
  PHONE,
  async ({ page }) => {
    // Of the demo's customers with API access.
    await login(page.request, 'buyer@fairfloor.test')
    await page.goto('/service-center/api/sku-mapping')
    const cells = page.getByRole('textbox', { name: /^Your reference for/ })
    await expect(cells.first()).toBeVisible({ timeout: LONG })
    const have = page.getByText(/^[\d.]+ of [\d.]+ have one$/)
    // The demo's buyer has some already.
    const before = Number.parseInt((await have.textContent()) ?? '', 10)
    expect(before).toBeGreaterThan(0)

    await cells.nth(0).fill('RQ-1001')
    await cells.nth(0).press('Enter')
    await expect(cells.nth(1)).toBeFocused()
    await page.keyboard.type('RQ-1001')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^You use this reference for .+ already\.$/)).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Leave it empty' }).click()
    await expect(have).toHaveText(new RegExp(`^${before + 1} of `))

    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const sheet = await (await file).path()
    await page.getByRole('button', { name: 'Upload' }).click()
    const modal = page.getByRole('dialog', { name: 'Upload references' })
    await expect(modal.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
    await modal.locator('input[type=file]').setInputFiles({
      name: 'mapping.xlsx',
      mimeType: 'application/octet-stream',
      buffer: await readFile(sheet),
    })
    await axe(page)
    await modal.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(modal).toBeHidden({ timeout: LONG })
    await expect(page.getByText(/^0 saved, [\d.]+ unchanged, 0 refused$/)).toBeVisible()

    await cells.nth(0).fill('')
    await cells.nth(0).press('Enter')
    await expect(page.getByText('Removed')).toBeVisible()
  },
)
