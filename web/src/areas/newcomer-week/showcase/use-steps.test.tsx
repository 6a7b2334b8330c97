import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandPhases, type Phases, productPhases } from './steps.ts'
import { useSteps } from './use-steps.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.useRealTimers())

/** What is set just before and at each moment after the click. */
const setAround = (set: () => readonly string[], moments: readonly number[]) => {
  let now = 0
  const at = (moment: number) => {
    act(() => vi.advanceTimersByTime(moment - now))
    now = moment
    return set().join(' ')
  }
  return moments.map(moment => [moment, at(moment - 1), at(moment)])
}

// The moments stand in the specification.
test.each<[string, Phases<string>, unknown[], unknown[]]>([
  [
    'brand',
    brandPhases,
    [
      [300, 'others', 'others active'],
      [400, 'others active', 'others active list'],
    ],
    [
      [200, 'others active list', 'others active'],
      [600, 'others active', 'others'],
      [900, 'others', ''],
    ],
  ],
  [
    'product',
    productPhases,
    [
      [500, 'others', 'others active'],
      [700, 'others active', 'others active info'],
      [900, 'others active info', 'others active info sizes'],
    ],
    [
      [200, 'others active info sizes', 'others active info'],
      [500, 'others active info', 'others active'],
      [800, 'others active', 'others'],
      [1000, 'others', ''],
    ],
  ],
])(
  'the detail of a %s opens and closes part by part, each at its moment (SH-403, SH-423, SH-424, SH-644..650, SH-652..656)',
  (_, phases, opening, closing) => {
    const { result } = renderHook(() => useSteps(phases, 1))
    const moments = (steps: readonly unknown[]) => steps.map(step => (step as [number])[0])
    act(() => result.current.open())
    expect(result.current.set.join(' ')).toBe('others')
    expect(setAround(() => result.current.set, moments(opening))).toEqual(opening)
    act(() => result.current.close())
    expect(setAround(() => result.current.set, moments(closing))).toEqual(closing)
  },
)
