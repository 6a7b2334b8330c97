import { expect, test } from 'vitest'
import { readBarcode } from './read-barcode.ts'
import { pictureOf } from './test-barcode.ts'

function imageOf(ean: string | null) {
  const { grey, width, height } = pictureOf(ean)
  const data = new Uint8ClampedArray(grey.length * 4)
  for (const [i, value] of grey.entries()) data.fill(value, 4 * i, 4 * i + 3)
  return { data, width, height }
}

test('a picture is read for the number of goods', () => {
  expect(readBarcode(imageOf('4006381333931'))).toBe('4006381333931')
  expect(readBarcode(imageOf('8712566451235'))).toBeNull()
  expect(readBarcode(imageOf(null))).toBeNull()
})
