import { expect, test } from 'vitest'
import { sellerFields } from './fields.ts'

test.each([
  ['NL 8612 34587 B01', true],
  ['XX123', false],
  ['EU123', false],
  ['hello', false],
])('the seller’s VAT number %s is taken: %s', (typed, isTaken) =>
  expect(sellerFields['vat-id'].shape.safeParse(typed).success).toBe(isTaken),
)
