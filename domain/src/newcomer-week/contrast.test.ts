import { expect, test } from 'vitest'
import { contrastOf, isColour, READABLE } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#c8f031', '#c8f031', 1],
])('%s on %s has the contrast %d', (text, ground, contrast) =>
  expect(contrastOf(text, ground)).toBeCloseTo(contrast, 2),
)

test('grey on white is a little too weak to be read easily', () => {
  expect(contrastOf('#777777', '#ffffff') < READABLE).toBe(true)
  expect(contrastOf('#767676', '#ffffff') < READABLE).toBe(false)
  expect(['#12345g', '#fff', 'red', '#AbCdEf'].map(isColour)).toEqual([false, false, false, true])
})
