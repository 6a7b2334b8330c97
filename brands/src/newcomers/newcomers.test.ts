import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '../logos/colour.ts'
import { makeRange } from '../range/make-range.ts'
import { brandStage, newcomerStage } from './colours.ts'
import { drawBrandStage } from './draw-brand-stage.ts'
import { drawNewcomer, drawNewcomerGround } from './draw-newcomer.ts'
import { newcomerBrands } from './newcomers.ts'

const taking = newcomerBrands(makeRange())

test('of eight brands five products take part, and no two of a brand have one colour', () => {
  expect(taking.map(({ newcomers }) => newcomers.length)).toEqual(Array(8).fill(5))
  for (const { newcomers } of taking) expect(new Set(newcomers.map(({ colour }) => colour)).size).toBe(5)
})

test('a stage’s text is readable on its ground, on what is drawn there, and on its floor (FF-1160)', () => {
  const stages = taking.flatMap(({ brand, newcomers }) => [
    { name: brand.name, ...brandStage(brand) },
    ...newcomers.map(newcomer => ({ name: newcomer.product.name, ...newcomerStage(brand, newcomer) })),
  ])
  for (const { name, text, ground, tone, floor } of stages)
    for (const behind of [ground, tone, floor])
      expect(contrast(text, behind), `${name}: ${text} on ${behind}`).toBeGreaterThan(4.5)
})

test('a product stands on nothing; its ground and its brand’s picture cover all (FF-1160)', async () => {
  const [{ brand, newcomers }] = taking as [(typeof taking)[number]]
  const drawings = [drawNewcomer(brand, newcomers[0]!), drawNewcomerGround(brand, newcomers[0]!)]
  const opaque = await Promise.all(
    [...drawings, drawBrandStage(brand)].map(async svg => (await sharp(Buffer.from(svg)).stats()).isOpaque),
  )
  expect(opaque).toEqual([false, true, true])
})

test('pictures have ids that do not clash', () => {
  for (const one of taking)
    for (const svg of one.newcomers.map(newcomer => drawNewcomer(one.brand, newcomer))) {
      expect(svg).not.toMatch(/NaN|undefined|<text/)
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
})
