import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STILL_LIMIT, STILLS } from '@fairfloor/domain/trade-show/flat-view'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { seeded } from '../kit/random.ts'
import { writeStills } from './pictures.ts'

it('stills show the first view at both sizes, and even a busy one is small', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stills-'))
  const [width, random] = [1024, seeded(4)]
  // East is red, the rest grey noise.
  const dots = Uint8Array.from({ length: (width * width * 3) / 2 }, (_, i) => {
    const isEast = Math.abs((Math.floor(i / 3) % width) - width * 0.75) < width / 40
    return isEast ? [200, 20, 20][i % 3]! : 110 + 30 * random()
  })
  await writeStills(folder, { dots, width, height: width / 2 }, { yaw: Math.PI / 2, pitch: 0 })
  for (const [name, size] of Object.entries(STILLS)) {
    const file = await readFile(join(folder, `${name}.webp`))
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject(size)
    expect(file.length).toBeLessThanOrEqual(STILL_LIMIT)
    const middle = ((size.height / 2) * size.width + size.width / 2) * 3
    expect(data[middle]! - data[middle + 1]!, name).toBeGreaterThan(120)
  }
  await rm(folder, { recursive: true })
})
