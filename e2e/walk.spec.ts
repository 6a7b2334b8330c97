import type { Page } from '@playwright/test'
import { isLongRun } from '../server/src/platform/testing/run.ts'
import { faceHotspot, LONG, press, walkAlone } from './support/fair.ts'
import { allScenes, restingView, turnBy, waysOf } from './support/hall.ts'
import { axe, expect, login, PHONE, SHORT_AND_PHONE, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'

test.setTimeout(300_000)
// Almost the last file: one worker would take all of it while the others are idle.
test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.beforeEach(async ({ page, customer }) => {
  await login(page.request, customer)
  await walkAlone(page)
})

const heading = (page: Page, panoNr: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Scene ${panoNr}, .`) })
const onPhone = () => test.info().project.name === 'phone'

test('one walks through all three aisles, with a mouse or a finger (FF-407)', SHORT_AND_PHONE, async ({ page }) => {
  await page.goto('/virtual-trade-show/lobby')
  await press(await faceHotspot(page, 'scene-1'))
  await expect(heading(page, 1)).toBeAttached({ timeout: LONG })
  // Software draws each scene slowly.
  const route = isLongRun ? [2, 3, 4, 5, 12, 13, 20, 19] : [2, 3]
  for (const panoNr of route) {
    await press(await faceHotspot(page, `scene-${panoNr}`))
    await expect(page).toHaveURL(new RegExp(`${HALL}/${panoNr}(\\?|$)`))
    await expect(heading(page, panoNr)).toBeAttached()
  }
})

test('with the keyboard alone one walks, turns and finds back (FF-407)', async ({ page }) => {
  await page.goto(`${HALL}/4?view=90,0,74`)
  await (await faceHotspot(page, 'scene-5')).press('Enter')
  await expect(heading(page, 5)).toBeAttached()
  const [yaw] = await restingView(page)
  await turnBy(page, 'ArrowRight')
  expect((await restingView(page))[0]).not.toBe(yaw)
  await page.getByRole('button', { name: /^Face north/ }).press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('view'), { timeout: LONG }).toMatch(/^-?0,/)
  await page.goBack()
  await expect(heading(page, 4)).toBeAttached()
})

test('as a list one takes the ways of the hall, in both directions (FF-407)', async ({ page }) => {
  const scenes = await allScenes(page)
  await page.goto(`${HALL}/1`)
  await press(page.getByRole('switch', { name: 'List view' }))
  for (const to of [2, 3, 2]) {
    await press(page.getByRole('button', { name: `Go to ${scenes.get(to)?.name}`, exact: true }))
    await expect(heading(page, to)).toBeVisible()
    const ways = page.locator('button[data-hotspot^="scene-"]')
    const shown = await ways.evaluateAll(all => all.map(way => Number(way.dataset.hotspot!.slice('scene-'.length))))
    expect(shown.sort()).toEqual(waysOf(scenes.get(to)).sort())
  }
})

test('a view has an address, which restores it; turning adds no step to the way back (FF-401)', async ({ page }) => {
  await page.goto(`${HALL}/4?view=-30.5,5,50`)
  expect(await restingView(page)).toEqual([-30.5, 5, 50])
  const steps = await page.evaluate(() => history.length)
  await turnBy(page, 'ArrowLeft')
  const turned = await restingView(page)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.reload()
  expect(await restingView(page)).toEqual(turned)
})

test('the direction is kept from scene to scene (FF-407)', async ({ page }) => {
  await page.goto(`${HALL}/3?view=85,0,60`)
  await restingView(page)
  const way = page.locator('button[data-hotspot="scene-4"]')
  await expect(way).not.toHaveAttribute('data-away')
  await press(way)
  await expect(heading(page, 4)).toBeAttached()
  expect(await restingView(page)).toEqual([85, 0, 60])
})

test('in full screen a booth opens too; the button ends it, and notices when the browser has', async ({ page }) => {
  await page.goto(`${HALL}/1?view=90,0,74`)
  await restingView(page)
  const begin = page.getByRole('button', { name: 'Full screen', exact: true })
  const end = page.getByRole('button', { name: 'End full screen' })
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await press(begin)
  await expect(end).toBeVisible()
  expect(await isFull()).toBe(true)
  await press(await faceHotspot(page, 'booth-2'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await press(end)
  await expect(begin).toBeVisible()
  expect(await isFull()).toBe(false)
  await press(begin)
  await expect(end).toBeVisible()
  // Stands for the Esc key, which browsers handle before any page, and headless ones do not.
  await page.evaluate(() => document.exitFullscreen())
  await expect(begin).toBeVisible()
})

test('the floor plan goes to a booth, turned to it, and to a place', PHONE, async ({ page }) => {
  await page.goto(`${HALL}/1`)
  await restingView(page)
  const plan = page.getByRole('region', { name: 'Floor plan' })
  const press12 = async (x: number, y: number) => {
    if (onPhone()) await plan.getByRole('button', { name: 'Enlarge the floor plan' }).tap()
    const field = plan.locator('fieldset > button[aria-hidden]')
    const box = (await field.boundingBox())!
    const answer = await page.request.get('/api/virtual-trade-show/plan')
    const { width, height } = (await answer.json()) as { width: number; height: number }
    const at = [box.x + (x / width) * box.width, box.y + (y / height) * box.height] as const
    await (onPhone() ? page.touchscreen.tap(...at) : page.mouse.click(...at))
  }
  const { booths, stops } = (await (await page.request.get('/api/virtual-trade-show/plan')).json()) as {
    booths: { booth_number: number; x: number; y: number; width: number; height: number }[]
    stops: { panoNr: number; x: number; y: number }[]
  }
  const booth = booths.find(each => each.booth_number === 12)!
  await press12(booth.x + booth.width / 2, booth.y + booth.height / 2)
  await expect(page).toHaveURL(new RegExp(`${HALL}/\\d+/12(\\?|$)`))
  const spot = page.locator('button[data-hotspot="booth-12"]')
  await expect(spot).toHaveAttribute('data-open', 'true', { timeout: LONG })
  await expect(spot).not.toHaveAttribute('data-away')
  const stop = stops.find(each => each.panoNr === 15)!
  await press12(stop.x, stop.y)
  await expect(page).toHaveURL(new RegExp(`${HALL}/15(\\?|$)`))
})

test("'Where is …?' finds a brand and a product, from the list too", PHONE, async ({ page }) => {
  const exhibitors = (await (await page.request.get('/api/virtual-trade-show/exhibitors')).json()) as {
    id: number
    name: string
    boothNumberB2b: number
  }[]
  const brand = exhibitors.find(one => one.boothNumberB2b === 12)!
  const sizes = await page.request.get(`/api/onlineshop/vts-exhibitors/${brand.id}/product-sizes`)
  const [size] = (await sizes.json()) as { id: number; product: { name: string } }[]

  await page.goto(`${HALL}/1`)
  const search = async (words: string) => {
    await press(page.getByRole('button', { name: 'Exhibitors' }))
    await page.getByRole('textbox', { name: /^Where is/ }).fill(words)
    await expect(page.getByText(/ exhibitors and \d+ products found$/)).toBeAttached()
  }
  await search(brand.name)
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${HALL}/\\d+/12\\?popup=VIDEO`))
  const booth = page.getByRole('dialog', { name: brand.name })
  await booth.getByRole('button', { name: 'Close' }).click()
  await expect(booth).toBeHidden()

  await press(page.getByRole('switch', { name: 'List view' }))
  await search(`${brand.name} ${size!.product.name}`)
  const found = page.getByRole('dialog', { name: 'Exhibitors' }).getByRole('button', { name: /Booth 12, / })
  await press(found.filter({ hasText: size!.product.name }).first())
  await expect(page).toHaveURL(new RegExp(`${HALL}/\\d+/12\\?popup=ORDER&productSize_id=\\d+`))
  await expect(page.getByRole('tab', { name: 'Place order', selected: true })).toBeVisible()
})
