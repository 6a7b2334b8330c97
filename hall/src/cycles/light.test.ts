import { describe, expect, it } from 'vitest'
import { finished } from './light.ts'
import type { Passes } from './passes.ts'

const [width, height] = [16, 8]
const even = (value: number, channels: number) => new Float32Array(width * height * channels).fill(value)
const floats = (bytes: Uint8Array) => new Float32Array(bytes.buffer)

describe('the light for the page', () => {
  it('says where each point lies in the hall', () => {
    const passes: Passes = {
      width,
      height,
      light: even(0.5, 3),
      gloss: even(0, 3),
      normal: even(0, 3).map((_, i) => (i % 3 === 1 ? 1 : 0)),
      depth: even(2, 1),
    }
    const { place, light } = finished(passes, [10, 1.65, 7])
    // Just right of north, just below the horizon.
    const i = ((height / 2) * width + width / 2) * 4
    const [x, y, z] = floats(place).subarray(i, i + 3)
    expect(x).toBeCloseTo(10 + 2 * Math.sin(Math.PI / width) * Math.cos(Math.PI / (2 * height)), 4)
    expect(y).toBeCloseTo(1.65 - 2 * Math.sin(Math.PI / (2 * height)), 4)
    expect(z).toBeLessThan(7 - 1.9)
    expect(floats(light)[i]).toBeGreaterThan(0.5)
  })
})
