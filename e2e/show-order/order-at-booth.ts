import type { Page } from '@playwright/test'
import { faceHotspot, fillLogin, LONG, piecesInStock, press } from '../support/fair.ts'
import { axe, expect, test } from '../support/test.ts'

/**
 * Orders five flavours at a booth of the current scene and changes them in the overview to 21 pieces of four.
 * @returns the accessible names of the five quantity fields
 */
export async function orderAtBooth(page: Page, email: string): Promise<string[]> {
  const names: string[] = []
  await test.step('a booth: five flavours, typed in two tabs, kept over closing and loading anew', async () => {
    const key = await page.locator('button[data-hotspot^="booth-"]').first().getAttribute('data-hotspot')
    const booth = await faceHotspot(page, key ?? '')
    await press(booth)
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('tab', { name: 'Place order' }).click()
    // A phone shows the short one.
    const hints = sheet
      .getByText('Order from 5 May to 8 May, 23:59. Confirm in your account from 9 May, 10:00 to 16 May, 23:59.')
      .or(sheet.getByText('Order to 8 May, 23:59 · confirm 9 May to 16 May'))
    await expect(hints.filter({ visible: true })).toHaveCount(1)
    const pieces = piecesInStock(page)
    for (let at = 0; at < 5; at++) {
      names.push((await pieces.nth(at).getAttribute('aria-label')) ?? '')
      await pieces.nth(at).fill(String(at + 1))
    }
    await expect(sheet.getByText('15 pieces in 5 flavours')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    await expect(booth).toBeFocused()
    await press(booth)
    await sheet.getByRole('tab', { name: 'Place order' }).click()
    await expect(pieces.nth(4)).toHaveValue('5')

    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(piecesInStock(other).nth(4)).toHaveValue('5', { timeout: LONG })
    await piecesInStock(other).nth(0).fill('10')
    await expect(pieces.nth(0)).toHaveValue('10')
    await page.reload()
    await expect(pieces.nth(0)).toHaveValue('10', { timeout: LONG })
    await axe(page)
    await other.close()
  })

  await test.step('added once: the answer is lost, the session ends, the button is clicked twice', async () => {
    const sheet = page.getByRole('dialog')
    const add = sheet.getByRole('button', { name: 'Add to order' })
    await page.route(
      '**/vts-basket-add-position',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await press(add)
    await expect(sheet.getByRole('alert')).toContainText('No connection. What you typed is kept.')
    await expect(piecesInStock(page).nth(4)).toHaveValue('5')

    await page.context().clearCookies()
    await press(add)
    const login = page.getByRole('dialog', { name: 'Please log in again' })
    await expect(login).toBeVisible()
    await axe(page)
    await fillLogin(login, email)
    await expect(login).toBeHidden()
    await expect(piecesInStock(page).nth(4)).toHaveValue('5')
    await add.dblclick()
    await expect(sheet.getByText('in your order').first()).toBeVisible()
    await expect(piecesInStock(page).nth(4)).toHaveValue('5')
    await expect(overviewButton(page, 24)).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('the order overview: more, less, typed, removed', async () => {
    await page.getByRole('button', { name: /^Order overview/ }).click()
    const overview = page.getByRole('dialog', { name: 'Order overview' })
    await expect(overview.getByRole('heading', { name: /^Product overview/ })).toBeVisible()
    const line = (at: number) => overview.getByRole('group', { name: names[at]!, exact: true })
    await line(0).getByRole('button', { name: 'One less' }).click()
    await line(1).getByRole('button', { name: 'One more' }).click()
    await line(3).getByRole('textbox').fill('6')
    await overview.getByRole('button', { name: names[4]!.replace('Pieces of', 'Remove'), exact: true }).click()
    await expect(line(4)).toBeHidden()
    await expect(overview.getByText('21 pieces', { exact: true })).toBeVisible()
    await axe(page)
    await overview.getByRole('button', { name: 'Close' }).click()
    await expect(overviewButton(page, 21)).toBeVisible()
  })

  return names
}

const overviewButton = (page: Page, pieces: number) =>
  page.getByRole('button', { name: new RegExp(`^Order overview, .*\\b${pieces} pieces in your order$`) })
