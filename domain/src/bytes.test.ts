import { expect, test } from 'vitest'
import { KB, MB, mostText } from './bytes.ts'
import { fileSize } from './formats.ts'

test.each([
  [0, '0 B'],
  [13, '13 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [49_499, '49 kB'],
  [50_000, '0,1 MB'],
  [999_999, '1,0 MB'],
  [1_500_000, '1,5 MB'],
  [123_456_789, '123,5 MB'],
])('a file of %i bytes has %s (FF-1870)', (bytes, text) => expect(fileSize(bytes)).toBe(text))

test('a limit is named in the unit of the files, with what a form has around them left out (FF-1870)', () => {
  expect([10 * MB, 10 * MB + 64 * KB, 256 * KB].map(mostText)).toEqual(['10 MB', '10 MB', '256 kB'])
})
