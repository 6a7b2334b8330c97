import { expect, test } from 'vitest'
import { transferReference } from './reference.ts'

test('a transfer names the invoices that it pays, as many whole numbers as fit (FF-922)', () => {
  expect(transferReference(['MV-2031-00007', 'MV-2031-00009'])).toBe('MV-2031-00007, MV-2031-00009')
  expect(transferReference([])).toBe('')
  const many = transferReference(Array.from({ length: 30 }, (_, i) => `MV-2031-${10_000 + i}`))
  expect(many).toHaveLength(9 * 13 + 8 * 2)
  expect(many.endsWith('MV-2031-10008')).toBe(true)
})
