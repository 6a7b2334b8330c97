import { expect, test } from 'vitest'
import { bestSellers } from '../range/best-sellers.ts'
import { brandAt } from '../range/brands.ts'
import { makeRange } from '../range/make-range.ts'
import { BESIDE_NAME, drawSlide, TALL, WIDE } from './draw-slide.ts'

test.each([
  ['a wide slide', WIDE, 3],
  ['a tall slide', TALL, 3],
  ['a brand’s banner', BESIDE_NAME, 2],
] as const)('packs of %s stand within its picture, with ids that do not clash', (_, frame, n) => {
  const brand = brandAt(1)
  const packs = bestSellers(makeRange(), brand).slice(0, n)
  const svg = drawSlide(
    packs.map(pack => ({ ...pack, brand })),
    frame,
  )
  expect(svg).not.toMatch(/NaN|undefined|<text/)
  const stands = [...svg.matchAll(/<svg x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"/g)].map(found =>
    found.slice(1).map(Number),
  )
  expect(stands).toHaveLength(n)
  for (const [x, y, side] of stands as [number, number, number][]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + side).toBeLessThanOrEqual(frame.width)
    expect(y + side).toBeLessThanOrEqual(frame.height)
  }
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
