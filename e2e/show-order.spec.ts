import type { Page } from '@playwright/test'
import { DURING } from './support/edition.ts'
import { expectPlace, faceHotspot, fillLogin, LONG, piecesInStock, press, subjectsOfMails } from './support/fair.ts'
import { axe, expect, PHONE, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'
const BUYER = 'buyer@fairfloor.test'

type OrderHead = { order_id: number; external_reference: string | null }

test.setTimeout(240_000)
test.use({ ownServer: true })

const overviewButton = (page: Page, pieces: number) =>
  page.getByRole('button', { name: `Order overview, ${pieces} pieces in your order`, exact: true })

test(
  'a buyer walks in, orders at a booth, confirms later and releases in parts',
  PHONE,
  async ({ page, context, server }) => {
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

    await test.step('three scenes, by the ways in the hall', async () => {
      for (const panoNr of [2, 3, 4]) {
        await press(await faceHotspot(page, `scene-${panoNr}`))
        await expectPlace(page, `${HALL}/${panoNr}`)
        await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Scene ${panoNr}, .`) })).toBeAttached()
      }
    })

    const names: string[] = []
    await test.step('a booth: five flavours, typed in two tabs, kept over closing and loading anew', async () => {
      const key = await page.locator('button[data-hotspot^="booth-"]').first().getAttribute('data-hotspot')
      const booth = await faceHotspot(page, key ?? '')
      await press(booth)
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('tab', { name: 'Place order' }).click()
      await expect(
        sheet.getByText(
          'Order from 5 May to 8 May, 23:59. Confirm in your account from 9 May, 10:00 to 16 May, 23:59.',
        ),
      ).toBeVisible()
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

      const other = await context.newPage()
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
      await expect(sheet.getByRole('alert')).toContainText('Failed to fetch')
      await expect(piecesInStock(page).nth(4)).toHaveValue('5')

      await context.clearCookies()
      await press(add)
      const login = page.getByRole('dialog', { name: 'Please log in again' })
      await expect(login).toBeVisible()
      await axe(page)
      await fillLogin(login, BUYER)
      await expect(login).toBeHidden()
      await expect(piecesInStock(page).nth(4)).toHaveValue('5')
      await add.dblclick()
      await expect(piecesInStock(page).nth(4)).toHaveValue('')
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
      await axe(page)
    })

    await test.step('in the window quantities go down, and the order is confirmed once, in two tabs', async () => {
      await page.goto('about:blank')
      await server.restart(DURING.confirmation)
      await page.goto('/vts-order')
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
      await Promise.all([page, other].map(tab => tab.getByRole('button', { name: 'Confirm', exact: true }).dblclick()))
      for (const tab of [page, other]) await expect(tab).toHaveURL(/\/vts-order-release$/, { timeout: LONG })
      await other.close()
      await expect
        .poll(() => subjectsOfMails(server.url, 'is confirmed'))
        .toEqual(['Virtual Trade Show 2025: your order is confirmed'])
    })

    const orders: string[] = []
    await test.step('two partial releases, each an order', async () => {
      const pieces = page.getByRole('textbox', { name: /^Pieces: / })
      await expect(pieces).toHaveCount(3)
      for (const [part, quantity] of ['2', '1'].entries()) {
        await pieces.first().fill(quantity)
        await expect(
          page.getByRole('region', { name: 'Your release' }).getByText('Total', { exact: true }),
        ).toBeVisible()
        if (part === 0) await axe(page)
        await page.getByRole('button', { name: 'Release', exact: true }).dblclick()
        await expect(page.getByRole('heading', { name: /^\d pieces? (is|are) released$/ })).toBeFocused()
        await expect(page.getByRole('link', { name: 'Show order' }).first()).toBeVisible()
        await expect(pieces.first()).toHaveValue('')
        await page.reload()
      }
      const list = (await (await page.request.get('/api/onlineshop/orders')).json()) as OrderHead[]
      const released = list.filter(order => order.external_reference === 'Virtual Trade Show 2025')
      orders.push(...released.map(order => `/my-orders/${order.order_id}`))
      expect(orders).toHaveLength(2)
      const answer = await page.request.get('/api/onlineshop/vts-release')
      const { positions } = (await answer.json()) as { positions: { released_quantity: number }[] }
      expect(positions.map(position => position.released_quantity).sort()).toEqual([0, 0, 3])
    })

    await test.step('the order with its invoice', async () => {
      await page.goto('/my-orders')
      for (const order of orders) await expect(page.locator(`a[href="${order}"]`).first()).toBeVisible()
      await page.locator(`a[href="${orders[0]}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
      const invoice = page.getByRole('link', { name: /^Invoice .+ \(PDF\)$/ })
      const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '')
      expect(pdf.headers()['content-type']).toContain('application/pdf')
      await axe(page)
    })

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
