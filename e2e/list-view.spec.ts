import type { Locator, Page } from '@playwright/test'
import { builtFile } from '../scripts/built-file.ts'
import { expectPlace, faceHotspot, LONG, piecesInStock, press, walkAlone } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'

test.setTimeout(150_000)

const canvas = (page: Page) => page.locator('canvas')
const isScene = (page: Page, panoNr: number) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Scene ${panoNr}, .`) })).toBeVisible({
    timeout: LONG,
  })
const boothsHere = (page: Page) => page.getByRole('button', { name: /^Booth \d+, / })

test('the list view is the whole show without panorama, with the same popups', async ({ page, customer }) => {
  await login(page.request, customer)
  await walkAlone(page)
  const heavy: string[] = []
  const viewer = builtFile('src/panorama/Viewer.tsx')

  await test.step('switched on in the lobby, it stays on', async () => {
    await page.goto('/virtual-trade-show/lobby')
    const listView = page.getByRole('switch', { name: 'List view' })
    await expect(listView).not.toBeChecked()
    await press(listView)
    await expect(listView).toBeChecked()
    await expect(canvas(page)).toHaveCount(0)
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/media/scenes/') || pathname === viewer) heavy.push(pathname)
    })
    await press(page.getByRole('button', { name: 'Enter the exhibition hall' }))
    await isScene(page, 1)
    await page.reload()
    await isScene(page, 1)
    await expect(listView).toBeChecked()
  })

  await test.step('ways lead on, and every exhibitor can be chosen', async () => {
    await press(page.locator('button[data-hotspot="scene-2"]'))
    await isScene(page, 2)
    await press(page.locator('button[data-hotspot="scene-3"]'))
    await isScene(page, 3)
    const others = page.locator('section', { has: page.getByRole('heading', { name: 'Other exhibitors' }) })
    await expect(others.getByRole('button')).toHaveCount(31 - (await boothsHere(page).count()))
  })

  await test.step('a booth opens the popup that the panorama opens; one orders in it', async () => {
    const booth = boothsHere(page).first()
    const name = (await booth.getAttribute('aria-label')) ?? ''
    await press(booth)
    const sheet = page.getByRole('dialog', { name: name.replace(/^Booth (\d+), /, '$1 ') })
    await press(sheet.getByRole('tab', { name: 'Place order' }))
    await piecesInStock(page).first().fill('2')
    await press(sheet.getByRole('button', { name: 'Add to order' }))
    await expect(page.getByRole('button', { name: /^Order overview, .*\b2 pieces in your order$/ })).toBeVisible()
    await press(sheet.getByRole('button', { name: 'Close' }))
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: `${name}, visited`, exact: true })).toBeFocused()
  })

  expect(heavy, 'nothing of the panorama was fetched').toEqual([])
  await press(page.getByRole('switch', { name: 'List view' }))
  await expect(canvas(page)).toBeVisible({ timeout: LONG })
})

test('a scene whose picture does not load is a list and says so; the next one is a panorama', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await walkAlone(page)
  const scene = await (await page.request.get('/api/virtual-trade-show/scenes/2')).json()
  const pictures: string[] = scene.pictures.map(({ url }: { url: string }) => url)
  await page.route(
    url => pictures.includes(url.pathname),
    route => route.abort(),
  )
  await page.goto(`${HALL}/2`)
  const notice = page.getByText('The panorama of this scene could not be loaded. Here is everything in it as a list.')
  await expect(notice).toBeVisible({ timeout: LONG })
  await expect(canvas(page)).toHaveCount(0)
  await expect(boothsHere(page).first()).toBeVisible()
  await axe(page)
  await press(page.locator('button[data-hotspot="scene-3"]'))
  await expectPlace(page, `${HALL}/3`)
  await faceHotspot(page, 'scene-2')
  await expect(notice).toBeHidden()

  await test.step('back again the picture is asked for again', async () => {
    await page.unrouteAll()
    await press(await faceHotspot(page, 'scene-2'))
    await expectPlace(page, `${HALL}/2`)
    await faceHotspot(page, 'scene-3')
    await expect(notice).toBeHidden()
  })
})

test('without WebGL the hall is a list and says so', async ({ page, customer }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext as (kind: string, ...rest: unknown[]) => unknown
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest)
      },
    })
  })
  await login(page.request, customer)
  await walkAlone(page)
  await page.goto(`${HALL}/4`)
  await expect(
    page.getByText('This browser cannot show panoramas. Here is everything in this scene as a list.'),
  ).toBeVisible({ timeout: LONG })
  await expect(canvas(page)).toHaveCount(0)
  await press(boothsHere(page).first())
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Place order' })).toBeVisible()
})

/** Names of all CSS animations that move something, from now on and on every page; pulsing spinners do not count. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const of = ({ target }: Event) => (target as Element).className
    addEventListener('transitionrun', event => moved.push(`${event.propertyName} of ${of(event)}`), true)
    addEventListener(
      'animationstart',
      event => {
        const { animationDuration, animationTimeline } = getComputedStyle(event.target as Element)
        // Parts tied to the scroll position move when the reader scrolls.
        const isStill = animationDuration === '0s' || animationTimeline !== 'auto'
        if (!isStill && !/breathe/.test(event.animationName)) moved.push(`${event.animationName} of ${of(event)}`)
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

test('who asked for less motion sees none', async ({ page, customer }) => {
  const moved = await watchMotion(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await login(page.request, customer)
  await walkAlone(page)

  const walk = async () => {
    await page.goto(`${HALL}/3`)
    const booth = await faceHotspot(
      page,
      (await page.locator('button[data-hotspot^="booth-"]').first().getAttribute('data-hotspot', { timeout: LONG }))!,
    )
    await press(booth)
    const sheet = page.getByRole('dialog')
    await press(sheet.getByRole('tab', { name: 'Place order' }))
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    await press(page.getByRole('button', { name: 'Account' }))
    await page.getByRole('dialog', { name: 'My account' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return moved()
  }
  expect(await walk(), 'with motion allowed something moves').not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await walk()).toEqual([])

  await test.step('the view turns at once, not by and by', async () => {
    const looks = () =>
      page.locator('button[data-hotspot]').evaluateAll(all => all.map(one => (one as HTMLElement).style.transform))
    const spots = page.locator('button[data-hotspot]')
    const drawn = () =>
      page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    /** Once the view has turned to the hotspot. */
    const turnTo = async (spot: Locator) => {
      await spot.focus()
      await expect(spot).not.toHaveAttribute('data-away')
    }
    await turnTo(spots.last())
    await turnTo(spots.first())
    await drawn()
    const before = await looks()
    await turnTo(spots.last())
    await expect.poll(looks).not.toEqual(before)
    const turned = await looks()
    await drawn()
    expect(await looks()).toEqual(turned)
  })
})
