import { expect, test } from 'vitest'
import { canGiveFeedback } from './window.ts'

const windows = {
  orderStart: new Date('2031-05-05T00:00:00+02:00'),
  orderEnd: new Date('2031-05-08T23:59:59+02:00'),
  confirmationStart: new Date('2031-05-09T10:00:00+02:00'),
  confirmationEnd: new Date('2031-05-16T23:59:59+02:00'),
  releaseEnd: new Date('2031-06-30T23:59:59+02:00'),
}

test.each([
  ['2031-05-04T23:59:59.999+02:00', false],
  ['2031-05-05T00:00:00+02:00', true],
  ['2031-05-09T06:00:00+02:00', true],
  ['2031-06-30T23:59:59.999+02:00', true],
  ['2031-07-01T00:00:00+02:00', false],
])('feedback at %s: %s', (now, open) => expect(canGiveFeedback(windows, new Date(now))).toBe(open))
