import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { DURING } from './support/edition.ts'
import { faceHotspot, LONG, press, walkAlone } from './support/fair.ts'
import { expect, login, test } from './support/test.ts'

const root = join(import.meta.dirname, '..')
/** A 360 degree picture with the grain of a photograph. */
async function photograph(path: string, background: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 20, sigma: 20 } as const
  const size = { width: 512, height: 256 }
  const grain = await sharp({ create: { ...size, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  const colour = sharp({ create: { ...size, channels: 3, background } }).composite([{ input: grain, blend: 'add' }])
  await sharp(await colour.png().toBuffer())
    .resize(4096, 2048)
    .jpeg()
    .toFile(path)
  return path
}

test.setTimeout(240_000)
test.use({ ownServer: true })

test('two photographs become a hall that one walks and reads as a list (FF-405)', async ({ page, server }) => {
  const out = mkdtempSync(join(tmpdir(), 'fairfloor-photographs-'))
  const panorama = async (...typed: string[]) => {
    const env = { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: undefined, LOG_LEVEL: 'silent' }
    const node = join(root, 'node_modules/.bin/node')
    return (await promisify(execFile)(node, [join(root, 'server/src/panorama.ts'), ...typed], { cwd: root, env }))
      .stdout
  }
  const fillIn = (panoNr: number, hotspots: object[]) => {
    const file = join(out, String(panoNr), 'scene.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hotspots }))
  }
  // At eye level: on a phone the lobby's board covers the floor.
  const door = [2000, 1050, 2100, 1150]
  try {
    await panorama(await photograph(join(out, '0.jpg'), '#357'), '--number', '0', '--out', out)
    await panorama(await photograph(join(out, '1.jpg'), '#753'), '--number', '1', '--name', 'Gate', '--out', out)
    fillIn(0, [{ kind: 'scene', label: 'To the gate', pano_nr: 1, pixels: door }])
    fillIn(1, [
      { kind: 'scene', label: 'Lobby', pano_nr: 0, pixels: door },
      { kind: 'booth', label: 'Booth 7', booth_number: 7, pixels: [2300, 900, 2700, 1300] },
    ])
    await page.goto('about:blank')
    await server.stop()
    expect(await panorama('--load', out)).toContain('has 2 scenes, no floor plan.')
    await server.restart(DURING.ordering)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }

  await login(page.request, 'buyer@fairfloor.test')
  await walkAlone(page)
  await page.goto('/virtual-trade-show/lobby')
  await press(await faceHotspot(page, 'scene-1'))
  await press(await faceHotspot(page, 'booth-7'))
  const booth = page.getByRole('dialog')
  await expect(page).toHaveURL(/exhibition\/1\/7\?popup=VIDEO/)
  await booth.getByRole('button', { name: 'Close' }).click()
  await press(page.getByRole('switch', { name: 'List view' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Scene 1, Gate' })).toBeVisible({ timeout: LONG })
  await expect(page.getByRole('button', { name: /^Booth 7, / }).first()).toBeVisible()
  await press(page.getByRole('button', { name: 'Go to Lobby' }))
  await expect(page).toHaveURL(/\/lobby/)
})
