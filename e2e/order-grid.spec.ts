import type { Page } from '@playwright/test'
import { asList, LONG, press } from './support/fair.ts'
import { sawText } from './support/saw-text.ts'
import { axe, expect, login, test } from './support/test.ts'

const BOOTH_1 = '/virtual-trade-show/exhibition/1/1?popup=ORDER'
const QUANTITIES = 200
/** Fifteen keys a second. */
const KEY_MS = 1000 / 15

test.setTimeout(240_000)

const cells = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Pieces of/ })

test('200 quantities typed without looking up, with digits and Tab only, all arrive (FF-730)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await asList(page)
  await page.goto(BOOTH_1)
  const wanted: number[] = []
  while (wanted.length < QUANTITIES) {
    await expect(cells(page).first()).toBeVisible({ timeout: LONG })
    const here = Math.min(await cells(page).count(), QUANTITIES - wanted.length)
    await cells(page).first().focus()
    for (let at = 0; at < here; at++) {
      const quantity = 11 + (wanted.length % 80)
      for (const key of [...String(quantity), 'Tab']) await page.keyboard.press(key, { delay: KEY_MS })
      wanted.push(quantity)
    }
    const added = page.waitForResponse('**/vts-basket-add-position')
    await press(page.getByRole('button', { name: 'Add to order' }))
    expect((await added).status()).toBe(200)
    if (wanted.length === QUANTITIES) break
    const before = await page.getByRole('dialog').getAttribute('aria-labelledby')
    await press(page.getByRole('button', { name: /^Next booth: / }))
    await expect(page.locator(`[aria-labelledby="${before}"]`)).toBeHidden()
  }
  await expect(page.getByRole('region', { name: 'Your order' }).getByText('200 lines')).toBeVisible()
  const basket: { positions: { quantity: number }[] } = await (
    await page.request.get('/api/onlineshop/vts-basket')
  ).json()
  const arrived = basket.positions.map(({ quantity }) => quantity)
  expect(arrived.toSorted()).toEqual(wanted.toSorted())
})

test('a row says what was added, then what is in the order, and is changed in place @phone (TS-207, FF-733)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await asList(page)
  await page.goto(BOOTH_1)
  const vanilla = cells(page).first()
  await expect(vanilla).toBeVisible({ timeout: LONG })
  const row = page.locator('[data-cell-row]').first()

  await test.step('at least five rows are in sight at once', async () => {
    const inSight = await cells(page).evaluateAll(all => {
      const isInSight = (cell: Element) => {
        const { left, top, height } = cell.getBoundingClientRect()
        return [2, height - 2].every(y => document.elementFromPoint(left + 2, top + y) === cell)
      }
      return all.filter(isInSight).length
    })
    expect(inSight).toBeGreaterThanOrEqual(5)
  })

  await test.step('typed, added, and there', async () => {
    await vanilla.fill('12')
    await expect(row).toContainText('Vanilla')
    const added = await sawText(row, '12 added')
    await press(page.getByRole('button', { name: 'Add to order' }))
    await expect.poll(added).toBe(true)
    await expect(row.getByText('in your order')).toBeVisible()
    await expect(vanilla).toHaveValue('12')
  })

  await test.step('what is no whole number is refused at the cell', async () => {
    for (const text of ['1.5', '-5']) {
      await vanilla.fill(text)
      await expect(row.getByRole('alert')).toContainText(`‘${text}’ was not taken.`)
      await expect(vanilla).toHaveValue('12')
    }
    await axe(page)
  })

  await test.step('changed in place', async () => {
    const changed = await sawText(row, 'now 18')
    await vanilla.fill('18')
    await expect.poll(changed).toBe(true)
    const basket = await (await page.request.get('/api/onlineshop/vts-basket')).json()
    expect(basket.total_positions_quantity).toBe(18)
    await press(page.getByRole('button', { name: 'View order' }))
    await expect(page.getByRole('dialog', { name: 'Order overview' })).toBeVisible()
  })
})
