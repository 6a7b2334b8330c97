import { expect, test } from 'vitest'
import { readContent } from './content.ts'

test.each([
  ['432g', 432, 'g'],
  ['25kg', 25_000, 'g'],
  ['2,27 kg', 2270, 'g'],
  ['1lt', 1, 'l'],
  ['20L', 20, 'l'],
  ['946ml', 946, 'ml'],
  ['6x40g', 240, 'g'],
  ['2x12.5g Bag', 25, 'g'],
  ['2.2lb', 2.2, 'lb'],
  ['0.88Oz', 0.88, 'oz'],
  ['20servings', 20, 'servings'],
  ['120 tabs', 120, 'tablets'],
  ['25 Bag', 25, 'bags'],
])('%s is %d %s', (text, value, unit) => expect(readContent(text)).toEqual({ value, unit }))

test('a form without a number has no value', () =>
  expect(readContent('Tabs')).toEqual({ value: null, unit: 'tablets' }))

test.each(['MARVEL', '', '12', '0g', null, '99999999999 kg'])('%j has no content', text =>
  expect(readContent(text)).toBeUndefined(),
)
