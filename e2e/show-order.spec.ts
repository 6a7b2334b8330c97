import { isLongRun } from '../server/src/platform/testing/run.ts'
import { orderAtBooth } from './show-order/order-at-booth.ts'
import { releaseInParts } from './show-order/release-in-parts.ts'
import { DURING } from './support/edition.ts'
import {
  asList,
  checkOrder,
  expectPlace,
  faceHotspot,
  fillLogin,
  LONG,
  press,
  subjectsOfMails,
} from './support/fair.ts'
import { axe, expect, SHORT_AND_PHONE, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'
const BUYER = 'buyer@fairfloor.test'

test.setTimeout(240_000)
test.use({ ownServer: true })

test(
  'a buyer walks in, orders at a booth, confirms later and releases in parts (TS-003, TS-157)',
  SHORT_AND_PHONE,
  async ({ page, context, server }) => {
    // The panoramas have stories of their own; software draws them slowly.
    if (!isLongRun) await asList(page)
    await test.step('lobby, logged out: no way to the hall but the login', async () => {
      await page.goto('/virtual-trade-show')
      await expectPlace(page, '/virtual-trade-show/lobby')
      const ways = page.getByRole('navigation', { name: 'Trade show' }).getByRole('link')
      await expect(ways).toHaveText(['Lobby', 'Information'])
      await expect(page.getByRole('button', { name: 'Exhibitors' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Order overview/ })).toHaveCount(0)
      await press(await faceHotspot(page, 'scene-1'))
      const account = page.getByRole('dialog', { name: 'My account' })
      await axe(page)
      await fillLogin(account, BUYER)
      await expectPlace(page, HALL)
      await expect(account).toBeHidden()
      await expect(ways).toHaveText(['Lobby', 'Exhibition', 'Information'])
    })

    await test.step('from scene to scene, by the ways in the hall', async () => {
      for (const panoNr of isLongRun ? [2, 3, 4] : [2]) {
        await press(await faceHotspot(page, `scene-${panoNr}`))
        await expectPlace(page, `${HALL}/${panoNr}`)
        await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Scene ${panoNr}, .`) })).toBeAttached()
      }
    })

    const names = await orderAtBooth(page, BUYER)

    await test.step('before the window the page counts down', async () => {
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Virtual Trade Show Order' }).click()
      await expect(page.getByRole('heading', { name: 'Virtual Trade Show - order confirmation' })).toBeVisible()
      await expect(
        page.getByText(
          'Confirmation period begins on Friday 9th of May at 10am and finishes on Friday 16th of May at 11.59pm.',
        ),
      ).toBeVisible()
      const timer = page.getByRole('timer', { name: 'Until the confirmation period begins' })
      await expect(timer).toContainText(/02\s*days\s*21\s*hours/)
    })

    await test.step('in the window quantities go down, and the order is confirmed once, in two tabs', async () => {
      await page.goto('about:blank')
      await server.restart(DURING.confirmation)
      await page.goto('/vts-order')
      await expect(page.getByRole('heading', { name: 'What happens when you confirm' })).toBeVisible()
      // Folded on phones alone.
      const unfold = page.getByRole('button', { name: 'What happens when you confirm' })
      if (await unfold.isVisible()) await unfold.click()
      await expect(page.getByText('The final release date is 30th of June 2025.')).toBeVisible()
      const first = page.getByRole('group', { name: names[0]!, exact: true })
      await expect(first.getByRole('button', { name: 'One more' })).toBeDisabled()
      await first.getByRole('button', { name: 'One less' }).click()
      await page.getByRole('button', { name: names[3]!.replace('Pieces of', 'Remove'), exact: true }).click()
      await expect(page.getByRole('group', { name: names[3]!, exact: true }).getByRole('textbox')).toHaveValue('0')
      await expect(page.getByText('14 pieces', { exact: true })).toBeVisible()
      await axe(page)
      const other = await context.newPage()
      await other.goto('/vts-order')
      await expect(other.getByText('14 pieces', { exact: true })).toBeVisible({ timeout: LONG })
      for (const tab of [page, other]) await checkOrder(tab)
      await axe(page)
      await Promise.all([page, other].map(tab => tab.getByRole('button', { name: 'Confirm', exact: true }).dblclick()))
      for (const tab of [page, other]) await expect(tab).toHaveURL(/\/vts-order-release$/, { timeout: LONG })
      await other.close()
      await expect
        .poll(() => subjectsOfMails(server.url, 'is confirmed'))
        .toEqual(['Virtual Trade Show 2025: your order is confirmed'])
    })

    const orders = await releaseInParts(page)

    await test.step('the order with its invoice', async () => {
      await page.goto('/my-orders')
      for (const order of orders) await expect(page.locator(`a[href="${order}"]`).first()).toBeVisible()
      await page.locator(`a[href="${orders[0]}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
      const invoice = page.getByRole('link', { name: /^Invoice .+ \(PDF\)$/ })
      const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '')
      expect(pdf.headers()['content-type']).toContain('application/pdf')
    })

    // One more start.
    if (!isLongRun) return
    await test.step('after the end the rest is gone, and a mail says so', async () => {
      await page.goto('about:blank')
      await server.restart(DURING.over)
      await page.goto('/vts-order-release')
      await fillLogin(page, BUYER)
      await expect(
        page.getByText(
          'The release ended on 30th of June 2025. What was not released has been deleted from the basket.',
        ),
      ).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect
        .poll(() => subjectsOfMails(server.url, 'not released'), { timeout: LONG })
        .toEqual(['Virtual Trade Show 2025: what was not released'])
      await page.reload()
      const answer = await page.request.get('/api/onlineshop/vts-release')
      const { positions } = (await answer.json()) as { positions: { remaining_quantity: number }[] }
      expect(positions.every(position => position.remaining_quantity === 0)).toBe(true)
      await axe(page)
    })
  },
)
