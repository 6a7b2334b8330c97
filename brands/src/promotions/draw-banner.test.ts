import { expect, test } from 'vitest'
import { bestSellers } from '../range/best-sellers.ts'
import { brandAt } from '../range/brands.ts'
import { makeRange } from '../range/make-range.ts'
import { drawBanner } from './draw-banner.ts'

test('a banner has the figure as outlines, and ids that do not clash', () => {
  const brand = brandAt(1)
  const packs = bestSellers(makeRange(), brand).slice(0, 4)
  const svg = drawBanner(
    '-15 %',
    packs.map(pack => ({ ...pack, brand })),
  )
  expect(svg).not.toMatch(/NaN|undefined|<text/)
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
})
