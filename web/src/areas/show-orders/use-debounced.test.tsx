import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('gives only the last value, when it has rested', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 300), { initialProps: { value: [1] } })
  rerender({ value: [2] })
  rest(299)
  rerender({ value: [3] })
  rest(299)
  expect(result.current).toEqual([1])
  rest(1)
  expect(result.current).toEqual([3])
})

test('a value that is made anew with each render, but is equal, does not start the rest again', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 300), { initialProps: { value: [1] } })
  rerender({ value: [2] })
  rest(200)
  rerender({ value: [2] })
  rest(100)
  expect(result.current).toEqual([2])
})
