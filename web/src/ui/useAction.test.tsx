import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadingLingerMs, tickMs, useAction } from './useAction.ts'

// A call that the test ends by itself.
function held() {
  const ends: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = []
  const call = vi.fn((_what: string) => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })))
  return { call, end: (n: number) => ends[n]! }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('loads while the call runs and for 1 s after, and ticks for 2 s', async () => {
  expect([loadingLingerMs, tickMs]).toEqual([1000, 2000])
  const { call, end } = held()
  const { result } = renderHook(() => useAction(call))
  expect(result.current).toMatchObject({ loading: false, done: false, error: null })

  let answer: unknown
  act(() => void result.current.run('add').then(value => (answer = value)))
  await pass(5000)
  expect(result.current).toMatchObject({ loading: true, done: false })

  end(0).resolve('added')
  await pass(0)
  expect(answer).toBe('added')
  expect(call).toHaveBeenCalledWith('add')
  expect(result.current).toMatchObject({ loading: true, done: true })
  await pass(999)
  expect(result.current.loading).toBe(true)
  await pass(1)
  expect(result.current).toMatchObject({ loading: false, done: true })
  await pass(999)
  expect(result.current.done).toBe(true)
  await pass(1)
  expect(result.current.done).toBe(false)
})

it('tells the error at once, shows no tick, and can forget it', async () => {
  const { call, end } = held()
  const { result } = renderHook(() => useAction(call))
  act(() => void result.current.run('add'))
  end(0).reject(new Error('The ordering window is closed.'))
  await pass(0)
  expect(result.current).toMatchObject({ loading: true, done: false })
  expect(result.current.error?.message).toBe('The ordering window is closed.')
  await pass(1000)
  expect(result.current.loading).toBe(false)
  act(() => result.current.clearError())
  expect(result.current.error).toBeNull()
})

it('makes one call of two clicks, and another after the first has ended', async () => {
  const { call, end } = held()
  const { result } = renderHook(() => useAction(call))
  act(() => void result.current.run('first'))
  act(() => void result.current.run('second'))
  end(0).resolve('')
  await pass(500)
  act(() => void result.current.run('third'))
  expect(call).toHaveBeenCalledTimes(1)
  await pass(500)
  act(() => void result.current.run('fourth'))
  expect(call).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ loading: true, done: false })
  // The first call's tick would end now; it must not touch the second's state.
  end(1).resolve('')
  await pass(1000)
  expect(result.current.done).toBe(true)
})

it('is quiet when the page is left during the call', async () => {
  const complaint = vi.spyOn(console, 'error')
  const { call, end } = held()
  const { result, unmount } = renderHook(() => useAction(call))
  act(() => void result.current.run('add'))
  unmount()
  end(0).resolve('')
  await pass(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(complaint).not.toHaveBeenCalled()
})
