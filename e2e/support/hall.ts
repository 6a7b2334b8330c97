import { expect, type Page } from '@playwright/test'
import { LONG } from './fair.ts'

type Spot = { kind: string; pano_nr: number | null; booth_number: number | null }
type Scene = { panoNr: number; name: string; hotspots: Spot[] }

/** Every scene with its hotspots, as answered by the server. */
export async function allScenes(page: Page): Promise<Map<number, Scene>> {
  const list = (await (await page.request.get('/api/virtual-trade-show/scenes')).json()) as Scene[]
  const scenes = new Map<number, Scene>()
  for (const { panoNr } of list)
    scenes.set(panoNr, (await (await page.request.get(`/api/virtual-trade-show/scenes/${panoNr}`)).json()) as Scene)
  return scenes
}

export const waysOf = (scene: Scene | undefined): number[] => scene?.hotspots.flatMap(spot => spot.pano_nr ?? []) ?? []

/** Waits until the view has come to rest. @returns yaw, pitch and height in degrees */
export async function restingView(page: Page): Promise<number[]> {
  await expect(page.locator('button[data-hotspot]').first()).toBeAttached({ timeout: LONG })
  let before: string | null = null
  let looks = 0
  await expect
    .poll(
      async () => {
        const now = new URL(page.url()).searchParams.get('view')
        looks = now !== null && now === before ? looks + 1 : 0
        before = now
        // A single equal reading may be two reads within one frame of a slow machine.
        return looks
      },
      { timeout: LONG, intervals: [700] },
    )
    .toBeGreaterThanOrEqual(2)
  return before!.split(',').map(Number)
}

/** Holds an arrow key until the view has turned, at any frame rate; the address follows when it rests. */
export async function turnBy(page: Page, key: string): Promise<void> {
  const address = page.url()
  const needle = page.getByRole('button', { name: /^Face north/ }).locator('g')
  const direction = await needle.getAttribute('transform')
  await page.getByRole('region', { name: /^Panorama/ }).focus()
  await page.keyboard.down(key)
  await expect(needle).not.toHaveAttribute('transform', direction!, { timeout: LONG })
  await page.keyboard.up(key)
  await expect.poll(() => page.url(), { timeout: LONG }).not.toBe(address)
}
