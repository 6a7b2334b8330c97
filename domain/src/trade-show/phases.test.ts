import { describe, expect, test } from 'vitest'
import { canConfirm, canOrder, canRelease, phaseOf } from './phases.ts'
import { windows } from './test-windows.ts'

describe('the phases of a show', () => {
  test.each([
    ['2031-05-04T23:59:59.999+02:00', 'before'],
    ['2031-05-05T00:00:00+02:00', 'ordering'],
    ['2031-05-08T23:59:59.999+02:00', 'ordering'],
    ['2031-05-09T00:00:00+02:00', 'closed'],
    ['2031-05-09T09:59:59.999+02:00', 'closed'],
    ['2031-05-09T10:00:00+02:00', 'confirmation'],
    ['2031-05-16T23:59:59.999+02:00', 'confirmation'],
    ['2031-05-17T00:00:00+02:00', 'release'],
    ['2031-06-30T23:59:59.999+02:00', 'release'],
    ['2031-07-01T00:00:00+02:00', 'over'],
  ])('at %s it is %s (TS-317, TS-318, TS-320)', (now, phase) => expect(phaseOf(windows, new Date(now))).toBe(phase))

  test('ordering, confirming and releasing each have their window (TS-317..319, SH-667)', () => {
    const during = (now: string) => [canOrder, canConfirm, canRelease].map(can => can(windows, new Date(now)))
    expect(during('2031-05-06T12:00:00Z')).toEqual([true, false, false])
    expect(during('2031-05-09T06:00:00Z')).toEqual([false, false, false])
    expect(during('2031-05-10T12:00:00Z')).toEqual([false, true, true])
    expect(during('2031-06-10T12:00:00Z')).toEqual([false, false, true])
    expect(during('2031-07-10T12:00:00Z')).toEqual([false, false, false])
  })
})
