import { expect, test } from 'vitest'
import { newsBegin, newUntil } from './newness.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

test('a flavour is new for sixty days', () => {
  const begin = newsBegin([at('2031-01-01'), at('2031-05-01')])
  expect(newUntil(at('2031-05-01'), begin)).toBe(at('2031-06-30'))
})

test('what the shop opened with is not new, what came a week later is (SH-023)', () => {
  const begin = newsBegin([at('2031-05-03'), at('2031-05-01'), at('2031-05-08')])
  expect(newUntil(at('2031-05-01'), begin)).toBe(Number.NEGATIVE_INFINITY)
  expect(newUntil(at('2031-05-07'), begin)).toBe(Number.NEGATIVE_INFINITY)
  expect(newUntil(at('2031-05-08'), begin)).toBe(at('2031-07-07'))
})

test('beside flavours of unknown age every dated one is news', () => {
  const begin = newsBegin([at('2031-05-01'), null])
  expect(newUntil(at('2031-05-01'), begin)).toBe(at('2031-06-30'))
  expect(newUntil(null, begin)).toBe(Number.NEGATIVE_INFINITY)
})
