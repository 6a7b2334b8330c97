import { expect, test } from 'vitest'
import { isPagePath } from './page-path.ts'

test.each([
  ['/virtual-trade-show/exhibition/1/1?popup=ORDER', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['https://evil.test', false],
  ['/ evil', false],
  [`/search/${'x'.repeat(500)}`, false],
])('%s is a page of the shop: %s', (text, isOne) => expect(isPagePath(text)).toBe(isOne))
