import { expect, test } from 'vitest'
import { shopSize } from '../test-sizes.ts'
import { bestOf, type Compared, comparisonOf, onlyDiffering } from './rows.ts'
import { compareTexts } from './texts.ts'

const nutrition = (protein: string, serving = '30 g'): Compared['nutrition'] => ({
  language: 'en',
  per: '100 g',
  serving,
  rows: [
    { nutrient: 'Protein', part: false, per_100: protein, per_serving: '' },
    { nutrient: 'Salt', part: false, per_100: '0.2 g', per_serving: '' },
  ],
})
const whey = (id: number, part: object) =>
  shopSize(id, `${id}`, { current_price: 15, msrp: 24, msrp_exc_vat: 20, unit_value: 900, unit_name: 'g', ...part })

const found = (compared: readonly Compared[]) =>
  Object.fromEntries(
    comparisonOf(compared, compareTexts.en).flatMap(({ rows }) => rows.map(row => [row.name, [row.texts, row.best]])),
  )

test('sizes are compared by price, content and case; the best of a row is marked, unless all are equal (FF-1863)', () => {
  const rows = found([
    { size: whey(1, {}), nutrition: nutrition('72 g') },
    { size: whey(2, { unit_value: 450, current_price: 8 }), nutrition: nutrition('80.5 g') },
    { size: whey(3, { unit_name: 'pieces', unit_value: 60 }), nutrition: null },
  ])
  expect(rows['Piece excl. VAT']).toEqual([
    ['15,00 €', '8,00 €', '15,00 €'].map(price => expect.stringMatching(price.replace(' ', '\\s'))),
    [1],
  ])
  expect(rows['Per kg']![1]).toEqual([0])
  expect(rows['Per kg']![0]![2]).toBeNull()
  expect(rows['Per serving']![1]).toEqual([0])
  expect(rows['Protein per 100 g']).toEqual([['72 g', '80.5 g', null], [1]])
  expect(rows['Salt per 100 g']).toEqual([['0.2 g', '0.2 g', null], []])
  expect(rows['Servings a pack']).toEqual([['30', '15', null], [0]])
  expect(rows['Per litre']).toBeUndefined()
})

test('a single known value is not the best of all, and what all say alike can be left out', () => {
  expect(bestOf([null, 3, null], 'low')).toEqual([])
  expect(bestOf([3, 1, 1], 'low')).toEqual([1, 2])
  const same = [whey(1, {}), whey(2, { current_price: 12 })].map(size => ({ size, nutrition: null }))
  const names = onlyDiffering(comparisonOf(same, compareTexts.en)).flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(names).toEqual(['Piece excl. VAT', 'Per kg', 'Margin, net of VAT'])
})
