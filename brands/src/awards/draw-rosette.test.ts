import { expect, test } from 'vitest'
import { drawRosette } from './draw-rosette.ts'

test('a winner’s rosette carries its year in outlines and leaves the picture free', () => {
  const svg = drawRosette('WINNER', '2031')
  expect(svg).not.toMatch(/<text|NaN|undefined/)
  expect(svg).not.toBe(drawRosette('WINNER', '2032'))
  expect(svg).toContain('viewBox="0 0 400 400"')
  expect(svg).not.toContain('<rect')
})
