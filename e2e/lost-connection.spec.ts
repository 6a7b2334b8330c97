import { builtFile } from '../scripts/built-file.ts'
import { asList, LONG, piecesInStock, press, walkAlone } from './support/fair.ts'
import { expect, login, SHORT_AND_PHONE, test } from './support/test.ts'

const BOOTH = '/virtual-trade-show/exhibition/1/1'

test.setTimeout(120_000)

test(
  'without a connection the booth stays, and carries on by itself when it is back (FF-320)',
  SHORT_AND_PHONE,
  async ({ page, context, customer }) => {
    await login(page.request, customer)
    await walkAlone(page)
    await asList(page)
    await page.goto(`${BOOTH}?popup=ORDER`)
    const sheet = page.getByRole('dialog')
    const pieces = piecesInStock(page).first()
    const bar = page.getByRole('complementary', { name: 'Connection' })
    const tab = (name: string) => sheet.getByRole('tab', { name })
    await expect(pieces).toBeVisible({ timeout: LONG })
    await pieces.fill('24')
    // Paths and files: of calls, of code, of style sheets.
    const sayPaths = () => expect(page.locator('body')).not.toContainText(/Failed to fetch|\/api\/|\/assets\/|https?:/)

    await test.step('a tab whose code is not loaded yet waits, and the page is not lost', async () => {
      await context.setOffline(true)
      await press(tab('Free samples'))
      await expect(bar).toHaveText('No connection. What you typed is kept.')
      await sayPaths()
    })

    await test.step('adding says so in place, and what is typed stays', async () => {
      await press(tab('Place order'))
      await expect(pieces).toHaveValue('24')
      await press(sheet.getByRole('button', { name: 'Add to order' }))
      await expect(sheet.getByRole('alert')).toContainText('No connection. What you typed is kept.')
      await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(pieces).toHaveValue('24')
      await sayPaths()
    })

    await test.step('back again the quantity is added once, and the tab loads', async () => {
      await context.setOffline(false)
      await expect(bar).toBeHidden()
      await expect(
        page.getByRole('button', { name: /^Order overview, .*\b24 pieces in your order$/, includeHidden: true }),
      ).toBeAttached()
      await expect(sheet.getByRole('alert')).toBeHidden()
      await press(tab('Free samples'))
      await expect(sheet.getByRole('button', { name: 'Add samples' })).toBeVisible()
    })
  },
)

test('a tab of a build that is gone leaves the page as it is, and offers the new one (FF-321)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await walkAlone(page)
  await page.goto(`${BOOTH}?popup=ORDER`)
  const sheet = page.getByRole('dialog')
  const pieces = piecesInStock(page).first()
  await expect(pieces).toBeVisible({ timeout: LONG })
  await pieces.fill('24')
  await page.route(`**${builtFile('src/areas/samples/SamplesTab.tsx')}`, route => route.fulfill({ status: 404 }))
  await press(sheet.getByRole('tab', { name: 'Free samples' }))
  const bar = page.getByRole('complementary', { name: 'Connection' })
  await expect(bar).toContainText('There is a new version of this page. What you typed is kept.')
  await press(sheet.getByRole('tab', { name: 'Place order' }))
  await expect(pieces).toHaveValue('24')

  await page.unrouteAll()
  await press(bar.getByRole('button', { name: 'Load it' }))
  await expect(bar).toBeHidden({ timeout: LONG })
  await page.goto(`${BOOTH}?popup=ORDER`)
  await expect(pieces).toHaveValue('24', { timeout: LONG })
  await press(sheet.getByRole('tab', { name: 'Free samples' }))
  await expect(sheet.getByRole('button', { name: 'Add samples' })).toBeVisible()
})

test('a picture that does not arrive is a calm placeholder, and comes when the connection is back (FF-322)', async ({
  page,
  context,
  customer,
}) => {
  await login(page.request, customer)
  await walkAlone(page)
  await asList(page)
  await page.goto(`${BOOTH}?popup=ORDER`)
  const pack = page.getByRole('dialog').locator('[data-cell-row] img').first()
  await expect(pack).toBeVisible({ timeout: LONG })
  // An answer on its way would say that the connection is back.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await context.setOffline(true)
  const missing = '/files/not-fetched-yet.webp'
  await pack.evaluate((picture: HTMLImageElement, url) => (picture.src = url), missing)
  await expect(pack).toHaveAttribute('data-broken')
  await expect(pack).toHaveCSS('content', /^url\("data:image\/svg/)
  await expect(page.getByRole('complementary', { name: 'Connection' })).toBeVisible()
  const again = page.waitForRequest(request => request.url().endsWith(missing))
  await context.setOffline(false)
  await again
})
