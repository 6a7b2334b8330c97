import { chooseLanguage, currentUser } from '@fairfloor/domain/people/contract'
import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeQueryClient, queryOf } from '../query.ts'
import { loadingLingerMs, tickMs, useApiMutation } from './use-api-mutation.ts'

/** Calls that the test completes. */
let calls: { key: string | null; answer: (body: unknown, status?: number) => void; lose: () => void }[]
let client: ReturnType<typeof makeQueryClient>

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Presses without waiting for the answer. */
const press = (run: () => Promise<unknown>) => act(async () => void run())
const english = { body: { language: 'en' as const } }
const german = { body: { language: 'de' as const } }
const three = { body: { positionsJson: [{ product_attribute_id: 1, quantity: 3 }] } }

beforeEach(() => {
  vi.useFakeTimers()
  client = makeQueryClient()
  calls = []
  vi.stubGlobal(
    'fetch',
    (_url: string, { headers }: RequestInit) =>
      new Promise((resolve, reject) =>
        calls.push({
          key: new Headers(headers).get('idempotency-key'),
          answer: (body, status = 200) => resolve(Response.json(body, { status })),
          lose: () => reject(new TypeError('Failed to fetch')),
        }),
      ),
  )
})
afterEach(() => {
  cleanup()
  client.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the button', () => {
  test('loads while the call runs and for 1 s after, and ticks for 2 s (TS-213..215)', async () => {
    expect([loadingLingerMs, tickMs]).toEqual([1000, 2000])
    const { result } = renderHook(() => useApiMutation(chooseLanguage), { wrapper })
    expect(result.current).toMatchObject({ loading: false, done: false, error: null })

    let answer: unknown
    await press(() => result.current.run(english).then(value => (answer = value)))
    await pass(5000)
    expect(result.current).toMatchObject({ loading: true, done: false })

    calls[0]!.answer({ success: true })
    await pass(0)
    expect(answer).toEqual({ success: true })
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

  test('shows the error at once and no tick; the error can be dismissed', async () => {
    const { result } = renderHook(() => useApiMutation(chooseLanguage), { wrapper })
    await press(() => result.current.run(english))
    const errors = [{ path: 'language', detail: 'Not offered.' }]
    calls[0]!.answer({ detail: 'The ordering window is closed.', errors }, 409)
    await pass(0)
    expect(result.current).toMatchObject({ loading: true, done: false, fieldErrors: errors })
    expect(result.current.error?.message).toBe('The ordering window is closed.')
    await pass(1000)
    expect(result.current.loading).toBe(false)
    act(() => result.current.clearError())
    await pass(0)
    expect(result.current.error).toBeNull()
  })

  test('makes one call of two clicks, and another after the first has ended', async () => {
    const { result } = renderHook(() => useApiMutation(chooseLanguage), { wrapper })
    await press(() => result.current.run(english))
    await press(() => result.current.run(german))
    calls[0]!.answer({ success: true })
    await pass(500)
    await press(() => result.current.run(german))
    expect(calls).toHaveLength(1)
    await pass(500)
    await press(() => result.current.run(german))
    await pass(0)
    expect(calls).toHaveLength(2)
    expect(result.current).toMatchObject({ loading: true, done: false })
    // The first call's tick would end now; it must not affect the second's state.
    calls[1]!.answer({ success: true })
    await pass(1000)
    expect(result.current.done).toBe(true)
  })

  test('shows what the making of the input throws, and makes no call', async () => {
    const { result } = renderHook(() => useApiMutation(chooseLanguage), { wrapper })
    act(() => void result.current.run(() => Promise.reject(new Error('Lines first.'))))
    await pass(0)
    expect(result.current.error?.message).toBe('Lines first.')
    expect(calls).toHaveLength(0)
  })

  test('is quiet when the page is left during the call', async () => {
    const complaint = vi.spyOn(console, 'error')
    const { result, unmount } = renderHook(() => useApiMutation(chooseLanguage), { wrapper })
    await press(() => result.current.run(english))
    await pass(0)
    unmount()
    calls[0]!.answer({ success: true })
    await pass(loadingLingerMs + tickMs)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('the idempotency key', () => {
  const add = () => renderHook(() => useApiMutation(addPositions, { intention: 'add-test' }), { wrapper })

  test('is the same when the same is tried again after a lost call', async () => {
    const { result } = add()
    await press(() => result.current.run(three))
    calls[0]!.lose()
    await pass(1000)
    await press(() => result.current.run(three))
    await pass(0)
    expect(calls[0]!.key).toMatch(/^[0-9a-f]{32}$/)
    expect(calls[1]!.key).toBe(calls[0]!.key)
  })

  test('is another one when the same is wanted again after a success', async () => {
    const { result } = add()
    await press(() => result.current.run(three))
    calls[0]!.answer({ positions: [] })
    await pass(1000)
    await press(() => result.current.run(three))
    await pass(0)
    expect(calls[1]!.key).toMatch(/^[0-9a-f]{32}$/)
    expect(calls[1]!.key).not.toBe(calls[0]!.key)
  })

  test('is sent only to endpoints that take one', async () => {
    const { result } = renderHook(() => useApiMutation(chooseLanguage), { wrapper })
    act(() => result.current.mutate(english))
    await pass(0)
    expect(calls[0]!.key).toBeNull()
  })
})

describe('what is read again', () => {
  const user = queryOf(currentUser, {})
  const isStale = (query = user) => client.getQueryState(query.queryKey)?.isInvalidated
  const after = async (end: (call: (typeof calls)[number]) => void, options: Parameters<typeof useApiMutation>[1]) => {
    client.setQueryData(user.queryKey, { user: null } as never)
    const { result } = renderHook(() => useApiMutation(chooseLanguage, options as object), { wrapper })
    act(() => result.current.mutate(english))
    await pass(0)
    end(calls[0]!)
    await pass(0)
  }

  test('after a success: the invalidated queries', async () => {
    await after(call => call.answer({ success: true }), { invalidates: [user] })
    expect(isStale()).toBe(true)
  })

  test('after a success: not what a refusal would make old', async () => {
    await after(call => call.answer({ success: true }), { invalidatesOnRefusal: [user] })
    expect(isStale()).toBe(false)
  })

  test.each([409, 404, 500])('after a refusal with %d: what the screen showed', async status => {
    await after(call => call.answer({ detail: 'No.' }, status), { invalidatesOnRefusal: [user] })
    expect(isStale()).toBe(true)
  })

  test('after a lost call: nothing', async () => {
    await after(call => call.lose(), { invalidates: [user], invalidatesOnRefusal: [user] })
    expect(isStale()).toBe(false)
  })

  test('after a lost session: nothing, as the login comes first', async () => {
    await after(call => call.answer({ detail: 'Please log in.' }, 401), { invalidatesOnRefusal: [user] })
    expect(isStale()).toBe(false)
  })

  test('nothing where the answer itself is what a query reads', async () => {
    await after(call => call.answer({ success: true }), { updates: [user] })
    expect(client.getQueryData(user.queryKey)).toEqual({ success: true })
  })
})

test('what was done already counts as done', async () => {
  const onDone = vi.fn()
  const options = { isAlreadyDone: ({ code }: { code?: string | undefined }) => code === 'given', onDone }
  const { result } = renderHook(() => useApiMutation(chooseLanguage, options), { wrapper })
  await press(() => result.current.run(english))
  calls[0]!.answer({ detail: 'Given before.', code: 'given' }, 409)
  await pass(0)
  expect(result.current).toMatchObject({ done: true, error: null })
  expect(onDone).toHaveBeenCalledOnce()
})
