import { expect, test } from 'vitest'
import { drawSeal } from './draw-seal.ts'

test('a seal carries its word in outlines and leaves the rest of the picture free', () => {
  const svg = drawSeal('VEGAN')
  expect(svg).not.toMatch(/<text|<rect|NaN|undefined/)
  expect(svg).not.toBe(drawSeal('ORGANIC'))
  expect(svg).toContain('viewBox="0 0 400 400"')
})
