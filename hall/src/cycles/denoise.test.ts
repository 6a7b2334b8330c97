import { expect, it } from 'vitest'
import { seeded } from '../kit/random.ts'
import { denoise } from './denoise.ts'
import type { Picture } from './exr.ts'

const [width, height] = [96, 48]

const painted = (colour: (x: number, y: number) => number): Picture => ({
  data: Float32Array.from({ length: width * height * 3 }, (_, i) =>
    colour(Math.floor(i / 3) % width, Math.floor(i / 3 / width)),
  ),
  width,
  height,
})
/** A dark and a bright half with an edge between them at the middle, and at the seam. */
const albedo = painted(x => (x < width / 2 ? 0.2 : 0.8))
const normal = painted(() => 0.5)

const meanError = ({ data }: Picture) =>
  data.reduce((sum, value, i) => sum + Math.abs(value - albedo.data[i]! / 2), 0) / data.length

it('takes noise away and keeps edges, also at the seam', async () => {
  const random = seeded(5)
  const noisy = painted(x => (x < width / 2 ? 0.2 : 0.8) * (random() < 0.25 ? 2 : 0))
  const ragged = painted(x => (x < width / 2 ? 0.2 : 0.8) * (0.7 + 0.6 * random()))
  const clean = await denoise(noisy, ragged, normal, true)
  expect(meanError(clean)).toBeLessThan(meanError(noisy) / 8)
  for (const [x, wanted] of [
    [0, 0.1],
    [width / 2 - 2, 0.1],
    [width / 2 + 1, 0.4],
    [width - 1, 0.4],
  ] as const)
    expect(Math.abs(clean.data[((height / 2) * width + x) * 3]! - wanted), `at ${x}`).toBeLessThan(0.08)
})
