import { makeRange } from '@fairfloor/brands/range/make-range'
import { amountIn, languages, nutrientIn } from '@fairfloor/domain/catalogue/nutrition-words'
import { expect, test } from 'vitest'
import { drawNutritionFacts } from '../src/areas/catalogue/nutrition/draw-nutrition-facts.ts'

const all = makeRange().flavours.flatMap(flavour => flavour.nutrition ?? [])

test('German and Dutch amounts have a comma and units of their own', () => {
  expect(amountIn('de', '1.2 g')).toBe('1,2 g')
  expect(amountIn('de', '2 capsules')).toBe('2 Kapseln')
  expect(amountIn('nl', '1.2 g')).toBe('1,2 g')
  expect(amountIn('nl', '2 pieces')).toBe('2 stuks')
  expect(amountIn('en', '1.2 g')).toBe('1.2 g')
})

test('every English nutrient has a German name or is the same word', () => {
  const same =
    /^(Vitamin|Niacin|Magnesium|Calcium|Lutein|Melatonin|Curcumin|Chondroitin|Glycerol|Spirulina|Reishi|Cordyceps|MSM|EPA|DHA|CLA|Alpha-GPC|Glucomannan)/
  const names = new Set(all.flatMap(({ rows }) => rows.map(row => row.nutrient)))
  expect([...names].filter(name => nutrientIn('de', name) === name && !same.test(name))).toEqual([])
})

test('a declaration grows with its rows and is drawn as outlines', () => {
  const [short, long] = [all.find(({ rows }) => rows.length === 1)!, all.find(({ rows }) => rows.length > 6)!]
  const heightOf = (svg: string) => Number(/viewBox="0 0 720 (\d+)"/.exec(svg)![1])
  for (const language of languages) {
    expect(heightOf(drawNutritionFacts(long, language))).toBeGreaterThan(heightOf(drawNutritionFacts(short, language)))
    expect(drawNutritionFacts(long, language)).not.toContain('<text')
  }
})
