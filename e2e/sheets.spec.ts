import type { Locator, Page } from '@playwright/test'
import { asList, LONG, press, walkAlone } from './support/fair.ts'
import { axe, expect, login, PHONE, test, WCAG } from './support/test.ts'

test.setTimeout(150_000)

/** Everything that opens over the hall; landmarks and the order of headings are checked as well. */
const check = (page: Page, what: string) => axe(page, what, [...WCAG, 'best-practice'])

test(
  'axe finds nothing on any tab of a booth, nor on what opens from the chrome (FF-694)',
  PHONE,
  async ({ page, customer }) => {
    await login(page.request, customer)
    await walkAlone(page)
    await asList(page)
    await page.goto('/virtual-trade-show/exhibition/1/1?popup=VIDEO')
    const sheet = page.getByRole('dialog')
    const tabs = sheet.getByRole('tab')
    await expect(tabs.first()).toBeVisible({ timeout: LONG })
    const names = await tabs.allInnerTexts()
    expect(names.length).toBeGreaterThan(5)
    for (const [index, name] of names.entries())
      await test.step(`the tab '${name}'`, async () => {
        await press(tabs.nth(index))
        await isLoaded(sheet.getByRole('tabpanel', { name }))
        await check(page, name)
      })

    await test.step('a row with something typed, and the list of keys', async () => {
      await press(sheet.getByRole('tab', { name: 'Place order' }))
      const cell = sheet.getByRole('textbox', { name: /^Pieces of/ }).first()
      await cell.fill('1.5')
      await expect(cell).toHaveAttribute('aria-invalid', 'true')
      await cell.press('?')
      const keys = page.getByRole('dialog', { name: 'Keys' })
      await expect(keys).toBeVisible()
      await check(page, 'keys of the order grid')
      await press(keys.getByRole('button', { name: 'Close' }))
      await expect(keys).toBeHidden()
    })

    const checkOpened = async (button: Locator, name: RegExp) => {
      await press(button)
      const opened = page.getByRole('dialog', { name })
      await isLoaded(opened)
      await check(page, String(name))
      await press(opened.getByRole('button', { name: 'Close' }))
      await expect(opened).toBeHidden()
    }
    await test.step('what opens over a booth: nutrition facts and a picture of the media centre', async () => {
      await checkOpened(sheet.getByRole('button', { name: /^Nutrition facts/ }).nth(3), /^Nutrition facts/)
      await press(sheet.getByRole('tab', { name: 'Media center' }))
      await checkOpened(sheet.getByRole('button', { name: /\.png/ }).first(), /\.png$/)
    })

    await press(sheet.getByRole('button', { name: 'Close' }))
    await expect(sheet).toBeHidden()
    for (const name of ['Exhibitors', 'Order overview', 'Account'])
      await test.step(`'${name}'`, async () => {
        await press(page.getByRole('button', { name: new RegExp(`^${name}`) }))
        const modal = page.getByRole('dialog')
        await isLoaded(modal)
        await check(page, name)
        await press(modal.getByRole('button', { name: 'Close' }))
        await expect(modal).toBeHidden()
      })
  },
)

/** Has text and no skeleton left. */
async function isLoaded(part: Locator): Promise<void> {
  await expect(part).toContainText(/\w/, { timeout: LONG })
  await expect(part.locator('[aria-busy=true]')).toHaveCount(0)
}
