import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  ['1 piece', '1 Stück'],
  ['60 pieces', '60 Stück'],
  ['90 capsules', '90 Kapseln'],
  ['1 capsule', '1 Kapsel'],
  ['120 tablets', '120 Tabletten'],
  ['10 sachets', '10 Sachets'],
  ['20servings', '20 Portionen'],
  ['1servings', '1 Portion'],
  ['10 Sticks', '10 Sticks'],
  ['12 bars', '12 Riegel'],
  ['2 pairs', '2 Paar'],
  ['25 Bag', '25 Beutel'],
  ['100 Tabs', '100 Tabletten'],
  ['30 caps', '30 Kapseln'],
  ['30 Pcs', '30 Stück'],
  ['10 sachets x 5 g', '10 Sachets x 5 g'],
  ['3x20 sachets (60)', '3x20 Sachets (60)'],
  ['12 bars à 2.5 kg', '12 Riegel à 2,5 kg'],
  ['Vitamin C Chews 60 pieces, Cherry', 'Vitamin C Chews 60 Stück, Cherry'],
])('a size’s unit is told in the reader’s language: %s (FF-1890)', (english, german) => {
  expect(sizeText(english, 'de')).toBe(german)
})

test('a size named in German is told in English to who reads English; the one’s own words stay (FF-1890)', () => {
  expect(sizeText('60 Stück', 'en')).toBe('60 pieces')
  expect(sizeText('1 Kapsel', 'en')).toBe('1 capsule')
  expect(sizeText('60 Stück', 'de')).toBe('60 Stück')
  expect(sizeText('100 Tabs', 'en')).toBe('100 Tabs')
  expect(sizeText('1 piece', 'en')).toBe('1 piece')
})

test.each([
  'Capsules',
  'Omega 3 Capsules Tub',
  'Omega-3 Capsules',
  'B12 tablets',
  '90 vegan capsules',
  '60 capsulesque',
  '12 barsets',
  '25 Baguettes',
  '908 g',
  '500 ml',
  'M',
  '',
])('only a number counts units, and only whole words are units: %s', name => {
  expect(sizeText(name, 'de')).toBe(name)
})

test('of a name of product and size only the size is told', () => {
  expect(sizeText('Omega 3 Capsules 90 capsules', 'de')).toBe('Omega 3 Capsules 90 Kapseln')
})

test('the decimal sign is that of all numbers, in both languages (FF-736)', () => {
  expect(sizeText('2.5 kg', 'en')).toBe('2,5 kg')
  expect(sizeText('2.5 kg', 'de')).toBe('2,5 kg')
  expect(sizeText('V2.5', 'de')).toBe('V2.5')
})
