import { describe, expect, test } from 'vitest'
import { modeOf, overAt, stepsOf } from './steps.ts'

describe('the steps of an order', () => {
  test.each([
    ['before', false, ['later', 'later', 'later']],
    ['ordering', false, ['current', 'later', 'later']],
    ['closed', false, ['done', 'later', 'later']],
    ['confirmation', false, ['done', 'current', 'later']],
    ['confirmation', true, ['done', 'done', 'current']],
    ['release', true, ['done', 'done', 'current']],
    ['over', true, ['done', 'done', 'done']],
  ] as const)('%s, confirmed: %s', (phase, confirmed, steps) => expect(stepsOf(phase, confirmed)).toEqual(steps))
})

test('lines are changed in the ordering and the confirmation window only', () => {
  expect(modeOf({ phase: 'ordering', is_confirmation: false })).toBe('ordering')
  expect(modeOf({ phase: 'confirmation', is_confirmation: true })).toBe('confirmation')
  for (const phase of ['before', 'closed', 'release', 'over'] as const)
    expect(modeOf({ phase, is_confirmation: false })).toBe('closed')
})

test('a window is over when its last second is', () =>
  expect(overAt('2031-05-16T23:59:59+02:00')).toBe('2031-05-16T22:00:00.000Z'))
