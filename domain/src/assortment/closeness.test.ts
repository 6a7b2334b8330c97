import { expect, test } from 'vitest'
import { closenessOf } from './closeness.ts'

test.each([
  ['chocolate', 0, 'the word itself'],
  ['choc', 1, 'its beginning'],
  ['chocolte', 2, 'a missing character'],
  ['choccolate', 2, 'one too many'],
  ['chocolade', 2, 'a wrong one'],
  ['chocoalte', 2, 'two swapped'],
  ['hocolate', 2, 'the first one missing'],
  ['chocolates', 2, 'one too many at the end'],
  ['chcola', 3, 'its beginning with an error'],
  ['hcocol', 3, 'its beginning with a swap'],
])('chocolate is found by %s: %i, %s (SH-124)', (typed, closeness) =>
  expect(closenessOf('chocolate', typed)).toBe(closeness),
)

test.each([
  ['chocolate', 'chclate', 'two errors'],
  ['chocolate', 'chcoalte', 'two swaps'],
  ['chocolate', 'olate', 'its end'],
  ['creatine', 'cream', 'a beginning whose last character differs'],
  ['bar', 'ba x', 'another word'],
  ['ab', 'ac', 'two characters, one wrong'],
])('%s is not found by %s: %s', (word, typed) => expect(closenessOf(word, typed)).toBeUndefined())
