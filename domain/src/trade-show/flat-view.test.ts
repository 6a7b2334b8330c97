import { expect, it } from 'vitest'
import { flatView } from './flat-view.ts'

/** A panorama of 360 × 180 pixels: red is half the yaw in degrees from the left edge, green is the row. */
const width = 360
const height = 180
const dots = new Uint8Array(width * height * 3)
for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) dots.set([x / 2, y, 0], (y * width + x) * 3)

const view = (yaw: number, pitch: number) => {
  const flat = flatView({ dots, width, height }, { yaw, pitch, hFov: Math.PI / 2 }, 101, 51)
  const at = (x: number, y: number) => [...flat.subarray((y * 101 + x) * 3, (y * 101 + x) * 3 + 2)]
  return { middle: at(50, 25), left: at(0, 25), right: at(100, 25) }
}

it('what one looks at is in the middle', () => {
  expect(view(0, 0).middle).toEqual([90, 90])
  expect(view(Math.PI / 4, 0).middle).toEqual([112, 90])
  expect(view(0, Math.PI / 6).middle).toEqual([90, 60])
})

it('the edges are half the width of the view away, also over the seam of the picture', () => {
  const { left, right } = view(0, 0)
  expect(left[0]).toBeCloseTo(90 - 22.5, -0.5)
  expect(right[0]).toBeCloseTo(90 + 22.5, -0.5)
  expect(view(Math.PI, 0).right[0]).toBeCloseTo(22.5, -0.5)
})
