import { describe, expect, it } from 'vitest'
import { develop, figuresOf } from './develop.ts'
import type { Picture } from './exr.ts'

const [width, height] = [256, 128]

/** A room: bright above, dark below, coloured walls around. */
const room = (brightness: number): Picture => ({
  data: Float32Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
    const wall = [0.4, 0.05 + (0.2 * x) / width, 0.08][i % 3]!
    return brightness * (y < 40 ? 0.8 : y > 90 ? 0.05 : wall)
  }),
  width,
  height,
})

describe('a panorama', () => {
  it('is exposed by its middle band, however much light there was', () => {
    for (const brightness of [0.3, 1, 4]) {
      const { band, dark } = figuresOf(develop(room(brightness), false), width)
      expect(band).toBeGreaterThan(110)
      expect(band).toBeLessThan(140)
      expect(dark).toBeLessThan(0.4)
    }
  })

  it('opens its shadows where much of it is dark', () => {
    const dim = room(1)
    for (let i = 0; i < dim.data.length; i += 3) if (Math.floor(i / 3 / width) > 75) dim.data.fill(0.03, i, i + 3)
    const { band, dark } = figuresOf(develop(dim, false), width)
    expect(dark).toBeLessThan(0.3)
    expect(band).toBeLessThan(140)
  })

  it('keeps the hue of what is lit', () => {
    const dots = develop(room(1), false)
    const [r, g, b] = dots.subarray((64 * width + 20) * 3, (64 * width + 20) * 3 + 3) as unknown as [
      number,
      number,
      number,
    ]
    expect(r).toBeGreaterThan(2 * g)
    expect(g).toBeGreaterThan(b * 0.6)
  })

  it('lets what shines spill over its surroundings', () => {
    const dark = room(1)
    const lit = room(1)
    for (let x = 120; x < 124; x++) lit.data.fill(9, (100 * width + x) * 3, (100 * width + x) * 3 + 3)
    const near = (100 * width + 128) * 3
    expect(develop(lit, true)[near]!).toBeGreaterThan(develop(dark, true)[near]! + 3)
  })
})

it('figures count the luminance of the finished picture', () => {
  const dots = new Uint8Array(width * height * 3).fill(200)
  dots.fill(10, 0, (dots.length * 3) / 8)
  const { band, dark } = figuresOf(dots, width)
  expect(dark).toBeCloseTo(0.375)
  expect(band).toBeGreaterThan(170)
  expect(band).toBeLessThan(200)
})
