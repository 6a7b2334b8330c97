import { expect, test } from 'vitest'
import { datesRefusal, windowsOf } from './edition-dates.ts'

const dates = {
  order_start: '2025-05-05T00:00:00+02:00',
  order_end: '2025-05-08T23:59:59+02:00',
  confirmation_start: '2025-05-09T10:00:00+02:00',
  confirmation_end: '2025-05-16T23:59:59+02:00',
  release_end: '2025-06-30T23:59:59+02:00',
}
const wrong = (changed: Partial<typeof dates>) =>
  datesRefusal(windowsOf({ ...dates, ...changed }))?.errors.map(({ path }) => path)

test('windows that follow each other are taken, also without a gap', () => {
  expect(wrong({})).toBeUndefined()
  expect(wrong({ confirmation_start: dates.order_end, release_end: dates.confirmation_end })).toBeUndefined()
})

test.each([
  [{ order_end: dates.order_start }, ['order_end']],
  [{ order_end: '2025-05-10T00:00:00+02:00' }, ['confirmation_start']],
  [{ confirmation_end: dates.confirmation_start }, ['confirmation_end']],
  [{ release_end: '2025-05-16T23:59:58+02:00' }, ['release_end']],
  [{ order_start: '2025-07-01T00:00:00Z', release_end: dates.order_start }, ['order_end', 'release_end']],
])('%j names the field that is wrong', (changed, paths) => {
  expect(wrong(changed)).toEqual(paths)
})

test.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z'])('%s is no date of a show', release_end => {
  expect(wrong({ release_end })).toContain('release_end')
})
