import sharp from 'sharp'
import { faceHotspot, LONG } from './support/fair.ts'
import { expect, test } from './support/test.ts'

/** Screenshots leave out everything but the panorama. */
const PANORAMA_ALONE = 'body :not(:has(canvas), canvas) { visibility: hidden !important }'

test('the lobby shows the entrance: its panorama is drawn behind the board (TS-018, TS-068)', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', answer => {
    if (answer.ok()) fetched.push(new URL(answer.url()).pathname)
  })
  await page.goto('/virtual-trade-show/lobby')
  const canvas = page.locator('canvas')
  await expect(canvas).toBeVisible({ timeout: LONG })
  await faceHotspot(page, 'scene-1')
  const lobby = (await (await page.request.get('/api/virtual-trade-show/scenes/0')).json()) as {
    pictures: { url: string }[]
  }
  expect(lobby.pictures.map(({ url }) => url).some(url => fetched.includes(url))).toBe(true)
  const contrast = async () => {
    const { channels } = await sharp(await canvas.screenshot({ style: PANORAMA_ALONE })).stats()
    return Math.max(...channels.map(({ stdev }) => stdev))
  }
  await expect.poll(contrast, { timeout: LONG }).toBeGreaterThan(20)

  const board = page.getByText('Ordering is open', { exact: true })
  const box = (await board.boundingBox())!
  const [screen, drawn] = [page.viewportSize()!, (await canvas.boundingBox())!]
  expect([drawn.width, drawn.height]).toEqual([screen.width, screen.height])
  const isAbove = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.localName !== 'canvas',
    [box.x + box.width / 2, box.y + box.height / 2],
  )
  expect(isAbove).toBe(true)
})
