import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STILL_LIMIT, STILLS } from '@fairfloor/domain/trade-show/flat-view'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readHall } from '../areas/trade-show/index.ts'
import { outsideData } from '../platform/testing/outside-data.ts'
import { isLongRun } from '../platform/testing/run.ts'
import { readArguments } from './arguments.ts'
import { makeScene } from './make-scene.ts'
import { withStills } from './stills.ts'

vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-panorama-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A single-colour picture: any content must be accepted. */
async function picture(width: number, height: number, name = `${width}x${height}.png`): Promise<string> {
  const path = join(folder, name)
  await sharp({ create: { width, height, channels: 3, background: '#345' } }).toFile(path)
  return path
}
const make = (file: string, number = 1) =>
  makeScene({ file, number, name: 'Aisle A', folder: join(folder, 'out', String(number)) })

describe('a picture that goes once around', () => {
  test('becomes a scene with a small whole, a larger one and tiles, which a hall is read from (FF-404)', async () => {
    expect(await make(await picture(4096, 2048))).toMatchObject({ width: 4096, cols: 8, rows: 4 })
    const files = readdirSync(join(folder, 'out/1'))
    expect(files.filter(name => name.startsWith('t_'))).toHaveLength(32)
    expect(await sharp(join(folder, 'out/1/1024.webp')).metadata()).toMatchObject({ width: 1024, height: 512 })
    expect(await sharp(join(folder, 'out/1/2048.webp')).metadata()).toMatchObject({ width: 2048, height: 1024 })
    expect(await sharp(join(folder, 'out/1/t_7_3.webp')).metadata()).toMatchObject({ width: 512, height: 512 })
    const { scenes } = await readHall(join(folder, 'out'))
    expect(scenes[0]?.document).toMatchObject({ panoNr: 1, name: 'Aisle A', north_offset: 0, hotspots: [] })
    expect(scenes[0]?.pictures.size).toBe(34)
  })

  test('is loaded with flat pictures of its first view, wherever that was turned to, unless it has some', async () => {
    const [left, right] = ['#c00', '#00c']
    const half = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: right } })
      .png()
      .toBuffer()
    const path = join(folder, 'halves.png')
    await sharp({ create: { width: 2048, height: 1024, channels: 3, background: left } })
      .composite([{ input: half, left: 1024, top: 0 }])
      .toFile(path)
    await make(path, 4)
    const scene = (await readHall(join(folder, 'out'))).scenes.find(one => one.document.panoNr === 4)!
    const start_view = { yaw: Math.PI / 2, pitch: 0 }
    const made = await withStills({ ...scene, document: { ...scene.document, start_view } })
    expect(made.document.stills).toEqual({ wide: 'wide.webp', tall: 'tall.webp' })
    for (const [name, size] of Object.entries(STILLS)) {
      const still = made.pictures.get(`${name}.webp`)!
      expect(await sharp(still).metadata()).toMatchObject(size)
      expect(still.length).toBeLessThan(STILL_LIMIT)
      expect((await sharp(still).stats()).dominant.b).toBeGreaterThan(180)
    }
    expect(await withStills(made)).toEqual(made)
  })

  test('has larger tiles when it is larger', async () => {
    expect(await make(await picture(8192, 4096), 6)).toMatchObject({ width: 6144, cols: 8, rows: 4 })
    expect(await sharp(join(folder, 'out/6/t_7_3.webp')).metadata()).toMatchObject({ width: 768, height: 768 })
  })

  test('has fewer tiles when it is smaller', async () => {
    expect(await make(await picture(3000, 1500), 2)).toMatchObject({ width: 2048, cols: 4, rows: 2 })
  })

  test.each([
    [300, 200, /300 × 200 px.*twice as wide as high/],
    [4096, 4096, /4096 × 4096 px.*twice as wide as high/],
    [1600, 800, /1600 × 800 px.*2048 × 1024 px are the least/],
  ])('is refused at %d × %d, with the size that was found (FF-404)', async (width, height, words) => {
    await expect(make(await picture(width, height), 3)).rejects.toThrow(words)
    expect(existsSync(join(folder, 'out/3'))).toBe(false)
  })

  test('is refused when it is no picture', async () => {
    const file = join(folder, 'text.jpg')
    writeFileSync(file, 'no picture')
    await expect(make(file)).rejects.toThrow(/no picture that can be read/)
  })
})

describe('the command line', () => {
  test('names a picture or a folder to load', () => {
    expect(readArguments(['a.jpg', '--number', '0'])).toEqual({
      file: 'a.jpg',
      number: 0,
      name: 'Lobby',
      out: 'panoramas',
    })
    expect(readArguments(['--load', 'x'])).toEqual({ load: 'x' })
  })
  test.each([[[]], [['a.jpg', 'b.jpg']], [['a.jpg', '--load', 'x']], [['a.jpg', '--number', '-1']], [['--what']]])(
    'is refused in words as %j',
    typed => expect(() => readArguments(typed)).toThrow(/npm run panorama|scene's number/),
  )
})

const photographs = isLongRun ? outsideData('panoramas', 'panorama/make-scene', 'two photographs of halls') : undefined

test.runIf(isLongRun)('a picture as full of detail as a photograph becomes a scene that loads quickly', async () => {
  const path = join(folder, 'grain.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const grain = await sharp({ create: { width: 512, height: 256, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  await sharp(grain).resize(8192, 4096).jpeg({ quality: 90 }).toFile(path)
  const { bytes } = await make(path, 5)
  expect(bytes).toBeLessThan(2_000_000)
  expect(readFileSync(join(folder, 'out/5/1024.webp')).length).toBeLessThan(100_000)
})

test.runIf(photographs)('two real photographs become scenes that load quickly', async () => {
  for (const [number, name] of ['alma-correlator-facility.jpg', 'jfk.jpg'].entries()) {
    const { bytes } = await make(join(photographs!, name), number)
    expect(bytes).toBeLessThan(2_000_000)
    expect(readFileSync(join(folder, `out/${number}/1024.webp`)).length).toBeLessThan(100_000)
  }
})
