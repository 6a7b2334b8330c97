import { expect, test } from 'vitest'
import { brands } from '../range/brands.ts'
import { contrast, lighter, luminance, on } from './colour.ts'
import { drawLogo } from './draw-logo.ts'
import { fit, outline, widthOf } from './letters.ts'

test('every brand has a sign and a logo of its own', () => {
  expect(new Set(brands.map(brand => brand.sign)).size).toBe(brands.length)
  for (const layout of ['wide', 'tile'] as const) {
    const all = brands.map(brand => drawLogo(brand, { layout }))
    expect(new Set(all).size).toBe(brands.length)
    for (const svg of all) expect(svg).not.toMatch(/<text|NaN|undefined/)
  }
})

test('letters read on their ground', () => {
  for (const { name, colours } of brands) expect(contrast(colours.ink, colours.ground), name).toBeGreaterThan(3)
})

test('a mono logo has one colour and no ground where none is wanted', () => {
  const svg = drawLogo(brands[0]!, { layout: 'wide', ground: false, mono: '#ffffff' })
  expect(new Set(svg.match(/fill="#[0-9a-f]{6}"/g))).toEqual(new Set(['fill="#ffffff"']))
})

test('text is as wide as it says and fits where it must', () => {
  const size = fit('Norrsund', 'krona', 200, 80)
  expect(widthOf('Norrsund', 'krona') * size).toBeCloseTo(200)
  expect(outline('Norrsund', 'krona', size).width).toBeCloseTo(200)
  expect(fit('i', 'krona', 200, 80)).toBe(80)
})

test('an outline is moved by its first point alone, and keeps to tenths', () => {
  const parts = (x: number, y: number) => /^M(-?[\d.]+) ?(-?[\d.]+)(.*)$/.exec(outline('H', 'jost', 100, { x, y }).d)!
  const [, x, y, rest] = parts(0, 0)
  const moved = parts(50, 20)
  expect([Number(moved[1]) - Number(x), Number(moved[2]) - Number(y)]).toEqual([50, 20])
  expect(moved[3]).toBe(rest)
  expect(rest).not.toMatch(/\d\.\d\d/)
})

test('colours: contrast, readable choice, lighter of the same hue', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(on('#101010', '#222222', '#f0f0f0')).toBe('#f0f0f0')
  expect(on('#ffffff')).toBe('#17191c')
  expect(luminance(lighter('#6b3f26', 0.2))).toBeGreaterThan(luminance('#6b3f26'))
})
