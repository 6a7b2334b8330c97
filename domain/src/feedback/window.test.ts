import { expect, test } from 'vitest'
import { windows } from '../trade-show/test-windows.ts'
import { canGiveFeedback } from './window.ts'

test.each([
  ['2031-05-04T23:59:59.999+02:00', false],
  ['2031-05-05T00:00:00+02:00', true],
  ['2031-05-09T06:00:00+02:00', true],
  ['2031-06-30T23:59:59.999+02:00', true],
  ['2031-07-01T00:00:00+02:00', false],
])('feedback at %s: %s (FF-620)', (now, open) => expect(canGiveFeedback(windows, new Date(now))).toBe(open))
