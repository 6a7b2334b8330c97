import { expect, test } from 'vitest'
import { slidesOf, viewAt } from './slides.ts'

const letters = (slide: ReturnType<typeof slidesOf<string>>[number] | undefined) =>
  slide?.map(({ letter, brand, isFirst }) => `${isFirst ? letter : ' '} ${brand}`)

test('slides hold ten entries, with each letter where it or the slide begins (SH-073, SH-074)', () => {
  const a = [...'abcdefghi'].map(name => `A${name}`)
  const slides = slidesOf([
    { letter: '#', brands: ['4Ever'] },
    { letter: 'A', brands: [...a, 'Az'] },
    { letter: 'C', brands: ['Ca'] },
  ])
  expect(slides.map(slide => slide.length)).toEqual([10, 2])
  expect(letters(slides[0])?.slice(0, 3)).toEqual(['# 4Ever', 'A Aa', '  Ab'])
  expect(letters(slides[1])).toEqual(['A Az', 'C Ca'])
})

test('four slides are in view, at the end, too (SH-075)', () => {
  expect([0, 2, 3, 6].map(wanted => viewAt(wanted, 7))).toEqual([0, 2, 3, 3])
  expect(viewAt(1, 2)).toBe(0)
  expect(viewAt(-4, 7)).toBe(0)
})
