import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/random.ts'
import { denoise, despeckle } from './denoise.ts'
import type { Passes } from './passes.ts'

const [width, height] = [128, 64]

/** The inside of a cube of 4 m: every side is lit evenly but differently, with few rays. */
function cube(noise: number) {
  const random = seeded(3)
  const passes: Passes = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    gloss: new Float32Array(width * height * 3),
    normal: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height),
  }
  const truth = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [i, yaw, pitch] = [
        y * width + x,
        ((x + 0.5) / width - 0.5) * 2 * Math.PI,
        (0.5 - (y + 0.5) / height) * Math.PI,
      ]
      const way = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]
      const axis = way.reduce((best, value, c) => (Math.abs(value) > Math.abs(way[best]!) ? c : best), 0)
      passes.depth[i] = 2 / Math.abs(way[axis]!)
      passes.normal[i * 3 + axis] = -Math.sign(way[axis]!)
      truth[i] = [0.3, 0.9, 0.6][axis]!
      for (let c = 0; c < 3; c++) passes.light[i * 3 + c] = truth[i]! * (1 + noise * (random() - 0.5))
    }
  return { passes, truth }
}

const error = (colour: Float32Array, truth: Float32Array) =>
  truth.reduce((sum, value, i) => sum + Math.abs(colour[i * 3]! - value) / value, 0) / truth.length

describe('the evening out of light', () => {
  it('takes most of the noise away and keeps the edges between surfaces', () => {
    const { passes, truth } = cube(0.8)
    const before = error(passes.light, truth)
    expect(error(denoise(passes, passes.light, 4, 4), truth)).toBeLessThan(before / 4)
  })

  it('leaves even light as it is', () => {
    const { passes, truth } = cube(0)
    expect(error(denoise(passes, passes.light, 4, 4), truth)).toBeLessThan(0.001)
  })

  it('dims a single bright speck', () => {
    const { passes } = cube(0)
    const middle = (height / 2) * width + width / 2
    for (let c = 0; c < 3; c++) passes.light[middle * 3 + c] = 50
    despeckle(passes.light, width, height)
    expect(passes.light[middle * 3]).toBeLessThan(1)
  })
})
