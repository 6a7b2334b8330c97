import type { Page } from '@playwright/test'
import { faceHotspot, LONG, press, walkAlone } from './support/fair.ts'
import { expect, login, PHONE, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'

test.describe.configure({ timeout: 180_000 })
test.beforeEach(async ({ page, customer }) => {
  await login(page.request, customer)
  await walkAlone(page)
})

test(
  'the hall opens with its still before any code runs, and only where that is what was asked for',
  PHONE,
  async ({ page }) => {
    let run = () => {}
    const mayRun = new Promise<void>(resolve => {
      run = resolve
    })
    await page.route('**/assets/*.js', async route => {
      await mayRun
      await route.continue()
    })
    const still = page.locator('#first-picture img')
    await page.goto(`${HALL}/4?view=12,0,50`, { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(still).toHaveCount(0)

    await page.goto(`${HALL}/4`, { waitUntil: 'commit' })
    await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(800)
    expect((await still.boundingBox())?.height).toBe(page.viewportSize()!.height)
    run()
    await expect(page.locator('button[data-hotspot]').first()).toBeVisible({ timeout: LONG })
    await expect(still).toHaveCount(0)
    await expect(page.locator('[data-held]')).toHaveCount(0, { timeout: LONG })
  },
)

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a film plays on its screen without sound, and stops under an open booth', async ({ page }) => {
    await toFilms(page)
    const film = page.locator('video')
    await expect(film).toHaveCount(1, { timeout: LONG })
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: LONG })
      .toBeGreaterThan(0.1)
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
    await press(await faceHotspot(page, 'booth-7'))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: LONG })
    await expect(page.locator('[data-screen]')).toHaveCount(0)
  })
})

test('with reduced motion one stands in the next scene at once, and no film plays', async ({ page }) => {
  await toFilms(page)
  await expect(page.locator('.psv-container > canvas')).toHaveCount(0)
  await expect(page.locator('[data-held]')).toHaveCount(0, { timeout: LONG })
  await expect(page.locator('video')).toHaveCount(0)
})

/** Walks to scene 4, which has a screen of booth 7 ahead. */
async function toFilms(page: Page) {
  await page.route('**/api/virtual-trade-show/scenes/4', async route => {
    const [left, right, top, bottom] = [1.37, 1.77, 0.12, -0.12]
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
    const scene = await (await route.fetch()).json()
    await route.fulfill({ json: { ...scene, screens: [{ booth_number: 7, corners }] } })
  })
  await page.goto(`${HALL}/3?view=90,0,74`)
  await press(await faceHotspot(page, 'scene-4'))
  await expect(page.getByRole('heading', { level: 1, name: /^Scene 4, / })).toBeAttached({ timeout: LONG })
  await expect(page.locator('button[data-hotspot="scene-5"]')).toBeAttached({ timeout: LONG })
}
