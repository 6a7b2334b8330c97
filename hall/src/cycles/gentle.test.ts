import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/random.ts'
import { gentle } from './gentle.ts'
import type { Passes } from './passes.ts'

const [width, height] = [128, 64]
const middle = width / 2

/** A wall 4 m to the north, and 2 m away in front of it an upright rod one texel wide, rendered with few rays. */
function rodBeforeWall() {
  const random = seeded(5)
  const [count, dots] = [width * height, width * height * 3]
  const passes: Passes = {
    width,
    height,
    light: new Float32Array(dots).fill(0.2),
    gloss: new Float32Array(dots),
    normal: new Float32Array(dots),
    depth: new Float32Array(count),
  }
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const [yaw, pitch] = [((x + 0.5) / width - 0.5) * 2 * Math.PI, (0.5 - (y + 0.5) / height) * Math.PI]
    passes.normal[i * 3 + 2] = 1
    passes.depth[i] = 4 / Math.max(0.2, Math.cos(yaw) * Math.cos(pitch))
    if (x !== middle) continue
    passes.depth[i] = 2 / Math.cos(pitch)
    for (let c = 0; c < 3; c++) passes.light[i * 3 + c] = 1 + 1.6 * (random() - 0.5)
  }
  return passes
}

const at = (colour: Float32Array, x: number, y: number) => colour[(y * width + x) * 3]!

describe('what is finer than the picture of the light', () => {
  it('is lit evenly along a rod, and not by the wall behind it', () => {
    const passes = rodBeforeWall()
    const rows = Array.from({ length: 20 }, (_, i) => height / 2 - 10 + i)
    const spread = (colour: Float32Array) => {
      const values = rows.map(y => at(colour, middle, y))
      return Math.max(...values) - Math.min(...values)
    }
    const lit = gentle(passes, passes.light)
    expect(spread(lit)).toBeLessThan(spread(passes.light) / 2)
    for (const y of rows) expect(at(lit, middle, y)).toBeGreaterThan(0.6)
  })

  it('leaves a wall as it is, up to the edge of what stands before it', () => {
    const passes = rodBeforeWall()
    const lit = gentle(passes, passes.light)
    for (const x of [middle - 1, middle + 1, middle + 9])
      expect(at(lit, x, height / 2)).toBe(at(passes.light, x, height / 2))
  })
})
