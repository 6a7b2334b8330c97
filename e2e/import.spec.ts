import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DURING } from './support/edition.ts'
import { asList, checkOrder, LONG, press } from './support/fair.ts'
import { expect, login, test } from './support/test.ts'

const root = join(import.meta.dirname, '..')
const MAPPING = join(root, 'docs/mappings/myprotein-ca-variants.json')
const BUYER = 'buyer@fairfloor.test'
const BOOTH = { brand: 'Myprotein', booth_number: 33, pano_number: 4, description: 'Protein in twenty flavours.' }
const FLAVOURS = 20

/** A variants file matching the documented mapping, of a brand that is not in the demo. */
const variants = [
  'Product Name,SKU,Variant Title,Flavor,Size,Price,Sale Price,Original Price,In Stock,Product URL',
  ...Array.from({ length: FLAVOURS }, (_, i) => {
    const flavour = `Flavour ${String(i + 1).padStart(2, '0')}`
    return `Clear Whey,${500 + i},Clear Whey - ${flavour},${flavour},1.1lb,CA$5.99,,CA$5.99,Yes,/p/clear-whey`
  }),
].join('\n')

test.setTimeout(240_000)
test.use({ ownServer: true })
test.beforeEach(({ page }) => asList(page))

/** `npm run import` on the data of a stopped server. @returns its output */
const runImport = (dataDir: string, ...options: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, CLOCK: DURING.ordering, LOG_LEVEL: 'silent' }
    execFile(
      join(root, 'node_modules/.bin/node'),
      [join(root, 'server/src/import.ts'), ...options],
      { env, cwd: root },
      (error, output, errors) => (error ? reject(new Error(`${output}${errors}`, { cause: error })) : resolve(output)),
    )
  })

/** The summary table: how many rows of a kind are new, changed and unchanged. */
function counted(output: string, kind: string): number[] {
  const line = output.split('\n').find(one => one.startsWith(kind))
  return (line?.match(/\d+/g) ?? []).map(Number)
}

const pieces = (page: Page, at: number) =>
  page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Pieces of/ })
    .nth(at)

test('an imported brand gets a booth; what is ordered there is confirmed and released (FF-109)', async ({
  page,
  server,
}) => {
  await test.step('the price list is imported; again it changes nothing', async () => {
    await server.stop()
    const mapping = join(server.dataDir, 'mapping.json')
    writeFileSync(mapping, JSON.stringify({ ...JSON.parse(readFileSync(MAPPING, 'utf8')), exhibitors: [BOOTH] }))
    const list = join(server.dataDir, 'variants.csv')
    writeFileSync(list, variants)
    const first = await runImport(server.dataDir, list, '--mapping', mapping)
    expect(first).toContain(`Rows: ${FLAVOURS} read, ${FLAVOURS} taken, 0 repeated, 0 refused`)
    expect(counted(first, 'Brands')).toEqual([1, 0, 0])
    expect(counted(first, 'Flavours')).toEqual([FLAVOURS, 0, 0])
    expect(first).toContain('Myprotein: booth 33 in panorama 4\n')

    const second = await runImport(server.dataDir, list, '--mapping', mapping)
    for (const kind of ['Brands', 'Categories', 'Products', 'Sizes', 'Flavours', 'Group and show prices', 'Stock'])
      expect(counted(second, kind).slice(0, 2), kind).toEqual([0, 0])
    expect(counted(second, 'Flavours')[2]).toBe(FLAVOURS)
    expect(second).toContain('Myprotein: booth 33 in panorama 4, as before')
    await server.restart(DURING.ordering)
  })

  await test.step('its booth is found among the exhibitors, and two flavours are ordered', async () => {
    await login(page.request, BUYER)
    await page.goto('/virtual-trade-show/information')
    await press(page.getByRole('button', { name: 'Exhibitors' }))
    await page.getByRole('textbox', { name: /^Where is/ }).fill('myprot')
    await press(
      page
        .getByRole('dialog', { name: 'Exhibitors' })
        .getByRole('button', { name: /Myprotein/ })
        .first(),
    )
    await expect(page).toHaveURL(/\/exhibition\/4\/33\?popup=VIDEO(&|$)/)
    const sheet = page.getByRole('dialog', { name: '33 Myprotein' })
    await expect(sheet.getByText(BOOTH.description).first()).toBeVisible({ timeout: LONG })
    await press(sheet.getByRole('tab', { name: 'Place order' }))
    await pieces(page, 0).fill('150')
    await pieces(page, 1).fill('3')
    await expect(sheet.getByText('153 pieces in 2 flavours')).toBeVisible()
    await press(sheet.getByRole('button', { name: 'Add to order' }))
    await expect(page.getByRole('button', { name: /^Order overview, .*\b153 pieces in your order$/ })).toBeVisible()
    await press(sheet.getByRole('button', { name: 'Close' }))
    await expect(sheet).toBeHidden()
  })

  await test.step('both stand in the order overview, under their brand', async () => {
    await press(page.getByRole('button', { name: /^Order overview/ }))
    const overview = page.getByRole('dialog', { name: 'Order overview' })
    await expect(overview.getByRole('button', { name: /Myprotein (2 lines · 153 pieces )?595,17/ })).toBeVisible()
    const quantities = overview.getByRole('textbox', { name: /^Pieces of/ })
    await expect(quantities).toHaveCount(2)
    await expect(quantities.nth(0)).toHaveValue('150')
    await expect(quantities.nth(1)).toHaveValue('3')
  })

  await test.step('confirmed, what is in stock is released; the rest waits', async () => {
    await page.goto('about:blank')
    await server.restart(DURING.confirmation)
    await page.goto('/vts-order')
    await checkOrder(page)
    await press(page.getByRole('button', { name: 'Confirm', exact: true }))
    await expect(page).toHaveURL(/\/vts-order-release$/, { timeout: LONG })
    const check = page.getByRole('button', { name: 'Check and release' })
    const place = await check.boundingBox()
    await press(page.getByRole('button', { name: 'Fill in all that is in stock' }))
    const released = page.getByRole('textbox', { name: /^Pieces: / })
    await expect(released.nth(0)).toHaveValue('100')
    await expect(released.nth(1)).toHaveValue('3')
    await expect(page.getByRole('region', { name: 'Your release' }).getByText('Total incl. VAT')).toBeVisible()
    expect(Math.abs((await check.boundingBox())!.y - place!.y), 'the button stays where it is').toBeLessThan(2)
    await press(check)
    await press(page.getByRole('button', { name: 'Release', exact: true }))
    await expect(page.getByRole('heading', { name: '103 pieces are released' })).toBeFocused({ timeout: LONG })
    const answer = await page.request.get('/api/onlineshop/vts-release')
    const { positions } = (await answer.json()) as { positions: Record<string, number>[] }
    expect(positions.map(one => [one.remaining_quantity, one.stock_available])).toEqual([
      [50, 0],
      [0, 97],
    ])
  })
})
