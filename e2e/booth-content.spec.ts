import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asList, faceHotspot, LONG, press, walkAlone } from './support/fair.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'
const SHOWCASE = '**/api/onlineshop/vts-show-case-product-sizes'

/** The row of an activity on 'My points'; points arrive a moment after the activity. */
const earned = (page: Page, description: string) => async () => {
  const rows = await (await page.request.get('/api/virtual-trade-show/user-rewards')).json()
  return rows.find((row: { description: string }) => row.description === description)?.count
}

/** Names of a ZIP's entries, from its central directory. */
async function entriesOf(path: string): Promise<string[]> {
  const zip = await readFile(path)
  const names: string[] = []
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const length = zip.readUInt16LE(at + 28)
    names.push(zip.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return names
}

test('a buyer looks at highlights, media and what is new at a booth (TS-254, TS-256..258, TS-469)', async ({
  page,
  customer,
}) => {
  await asList(page)
  await login(page.request, customer)
  await walkAlone(page)
  await page.goto(`${HALL}/1/1?popup=HIGHLIGHT`)
  const booth = page.getByRole('dialog', { name: /Norrsund/ })

  await test.step('a card turns by tap and by key; who has viewed it has viewed it', async () => {
    const cards = booth.getByRole('tabpanel').getByRole('button')
    await expect(cards).toHaveCount(3, { timeout: LONG })
    await press(cards.first())
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(cards.first()).toHaveAccessibleName(/, viewed$/)
    await page.keyboard.press('Enter')
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'false')
    await cards.nth(1).focus()
    await page.keyboard.press('Space')
    await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(earned(page, 'Highlight viewed')).toBe(2)
    await axe(page)
  })

  await test.step('files are filtered, looked at and downloaded', async () => {
    await press(booth.getByRole('tab', { name: 'Media center' }))
    const files = booth.getByRole('list', { name: 'Files' }).getByRole('listitem')
    await expect(files).toHaveCount(5)
    await axe(page)
    await booth.getByText('Price lists', { exact: true }).click()
    await expect(files).toHaveCount(4)
    await booth.getByText('Price lists', { exact: true }).click()
    await press(booth.getByRole('button', { name: 'Look at Norrsund film.webm' }))
    const preview = page.getByRole('dialog', { name: 'Norrsund film.webm' })
    await expect(preview.getByLabel('Norrsund film.webm', { exact: true })).toBeVisible()
    await press(preview.getByRole('button', { name: 'Close' }))
    await expect(preview).toBeHidden()
    const saved = page.waitForEvent('download')
    await press(booth.getByRole('link', { name: 'Download Norrsund price sheet.pdf' }))
    const sheet = await saved
    expect(sheet.suggestedFilename()).toBe('Norrsund price sheet.pdf')
    expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the complete kit is a ZIP of all of them, and counts', async () => {
    const saved = page.waitForEvent('download')
    await press(booth.getByRole('link', { name: 'Complete media kit' }))
    const kit = await saved
    expect(kit.suggestedFilename()).toBe('norrsund-media-kit.zip')
    const names = await entriesOf(await kit.path())
    expect(names).toHaveLength(5)
    expect(names).toEqual(expect.arrayContaining(['Norrsund price sheet.pdf', 'Norrsund film.webm']))
    await expect.poll(earned(page, 'Media kit downloaded')).toBe(1)
  })

  await test.step('what is new moves on by itself, five at a time on a wide screen, else three', async () => {
    // Readers who prefer reduced motion see it move only when they ask for it.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await press(booth.getByRole('tab', { name: 'New products' }))
    const carousel = booth.getByRole('region', { name: 'New products' })
    const slides = carousel.getByRole('link')
    await expect(slides.first()).toBeVisible()
    const seen = async () => {
      const [frame, slide] = [await carousel.boundingBox(), await slides.first().boundingBox()]
      return Math.floor(frame!.width / slide!.width)
    }
    const wide = page.viewportSize()!
    expect(await seen()).toBe(5)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(seen).toBe(3)
    await page.setViewportSize(wide)
    await expect.poll(seen).toBe(5)
    const slide = await slides.first().boundingBox()
    await expect(slides.first()).toContainText('€')
    await axe(page)
    // To the next one, or back to the start after the last.
    const moved = async () => Math.abs((await slides.first().boundingBox())!.x - slide!.x)
    await expect.poll(moved).toBeGreaterThan(50)
  })
})

test('the organiser’s film counts once it has played for 30 s (TS-189)', async ({ page, customer }) => {
  await asList(page)
  await login(page.request, customer)
  await walkAlone(page)
  await page.goto(`${HALL}/11/31?popup=VIDEO`)
  const film = page.getByLabel('Video of Maasveld')
  await expect(film).toBeVisible({ timeout: LONG })
  await axe(page)
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    // Four times the normal speed; every second is still played.
    video.playbackRate = 4
    await video.play()
  })
  await expect.poll(earned(page, 'Video watched'), { timeout: LONG }).toBe(1)
})

test(
  'a buyer looks into the vitrines and orders from them (TS-274, TS-276, TS-277, TS-279, TS-286, TS-288, TS-291)',
  PHONE,
  async ({ page, customer }) => {
    await asList(page)
    await login(page.request, customer)
    await walkAlone(page)
    const showcase = page.getByRole('dialog', { name: 'Showcase' })

    await test.step('what cannot be loaded says so in German', async () => {
      await page.route(SHOWCASE, route => route.abort())
      await page.goto(`${HALL}/13?vitrine=2`)
      const failure = 'Fehler beim Laden der Daten. Bitte versuchen Sie es später erneut.'
      await expect(showcase.getByRole('alert')).toHaveText(failure, { timeout: LONG })
      await page.unroute(SHOWCASE)
    })

    await test.step('from the list one opens a vitrine, and goes on to the next', async () => {
      await page.goto(`${HALL}/13`)
      await press(page.getByRole('button', { name: 'Vitrine 11', exact: true }))
      await expect(showcase.getByText('11/12')).toBeVisible({ timeout: LONG })
      await press(showcase.getByRole('button', { name: 'Next vitrine' }))
      await expect(showcase.getByText('12/12')).toBeVisible()
      await expect(showcase.getByRole('button', { name: 'Next vitrine' })).toBeDisabled()
      await expect(showcase.getByRole('list', { name: 'Products of this vitrine' }).getByRole('button')).toHaveCount(5)
      await axe(page)
    })

    await test.step('nutrition facts are read in three languages', async () => {
      await press(showcase.getByRole('button', { name: /^Nutrition facts of/ }).first())
      const facts = page.getByRole('dialog', { name: 'Nutrition facts' })
      const picture = facts.getByRole('img')
      await expect(picture).toHaveAttribute('lang', 'en')
      await facts.getByLabel('Language').selectOption('nl')
      await expect(picture).toHaveAttribute('lang', 'nl')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await axe(page)
      await press(facts.getByRole('button', { name: 'Close' }))
      await expect(facts).toBeHidden()
    })

    await test.step('what is typed goes into the order', async () => {
      await showcase
        .getByRole('textbox', { name: /^Pieces of/ })
        .first()
        .fill('6')
      await press(showcase.getByRole('button', { name: 'Add to order' }))
      await expect(
        showcase
          .getByText(/^(✓ )?6 added|in your order 6/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await press(showcase.getByRole('button', { name: 'Close' }))
      await expect(showcase).toBeHidden()
      await expect(page.getByRole('button', { name: /^Order overview, .*6 pieces/ })).toBeVisible()
    })
  },
)

test('in the hall a glass case opens its vitrine (TS-274)', async ({ page, customer }) => {
  await login(page.request, customer)
  await walkAlone(page)
  await page.goto(`${HALL}/13`)
  await faceHotspot(page, 'vitrine-3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Showcase' }).getByText('03/12')).toBeVisible({ timeout: LONG })
})
