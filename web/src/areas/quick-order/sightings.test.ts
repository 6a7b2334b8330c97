import { expect, test } from 'vitest'
import { makeSightings } from './sightings.ts'

/** What counts of readings every 100 ms; blanks where nothing is read. */
function counted(readings: string): string {
  const sight = makeSightings()
  return [...readings].map((code, i) => sight(code === ' ' ? null : code, i * 100) ?? '.').join('')
}

test('a number counts once while it stays in sight, and again when it comes back', () => {
  expect(counted('aaaaaa')).toBe('.a....')
  expect(counted('aa  aa')).toBe('.a....')
  expect(counted('aa        aa')).toBe('.a.........a')
})

test('a single reading does not count, and another number at once does', () => {
  expect(counted('a   b   ')).toBe('........')
  expect(counted('aabbcaa')).toBe('.a.b..a')
})
