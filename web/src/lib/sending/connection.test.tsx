import { currentUser } from '@fairfloor/domain/people/contract'
import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, isLost } from '../call.ts'
import { makeQueryClient, queryOf } from '../query.ts'
import { checkConnection, watchConnection } from './connection.ts'
import { useApiMutation } from './use-api-mutation.ts'

/** What the server answers; null: it cannot be reached. */
let answer: (() => Response) | null
let sent: { url: string; key: string | null }[]
let stop: () => void
let client: ReturnType<typeof makeQueryClient>

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const to = (path: string) => sent.filter(({ url }) => url.endsWith(path))
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const ask = () => call(currentUser, {}).catch((error: Error) => error.message)

beforeEach(() => {
  vi.useFakeTimers()
  answer = () => Response.json({})
  sent = []
  client = makeQueryClient()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, key: new Headers(init?.headers).get('idempotency-key') })
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  stop = watchConnection()
})
afterEach(() => {
  cleanup()
  client.clear()
  stop()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('is lost when neither a call nor the question after it is answered, and back with the first answer', async () => {
  answer = null
  expect(await ask()).toMatch(/^Failed to fetch/)
  await pass(0)
  expect(onlineManager.isOnline()).toBe(false)
  await pass(4000)
  expect(to('/live').length).toBeGreaterThan(1)
  answer = () => Response.json({})
  await pass(2000)
  expect(onlineManager.isOnline()).toBe(true)
  const asked = sent.length
  await pass(10_000)
  expect(sent).toHaveLength(asked)
})

test('is not lost by one call that got no answer', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/live') throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  await ask()
  expect(await checkConnection()).toBe(true)
  expect(onlineManager.isOnline()).toBe(true)
})

test('is lost while a proxy answers for a server that is down', async () => {
  answer = () => new Response('', { status: 502 })
  await ask()
  await pass(0)
  expect(onlineManager.isOnline()).toBe(false)
})

test('a query asked without a connection is answered when it is back (FF-320)', async () => {
  answer = null
  const { result } = renderHook(() => useQuery(queryOf(currentUser, {})), { wrapper })
  await pass(5000)
  expect(result.current).toMatchObject({ data: undefined, error: null })
  answer = () => Response.json({ user: null })
  await pass(4000)
  expect(result.current.data).toEqual({ user: null })
})

const three = { body: { positionsJson: [{ product_attribute_id: 1, quantity: 3 }] } }

test.each([
  ['is made again with its key when the connection is back', true, 2],
  ['is left alone where that could surprise', false, 1],
])('a change that got no answer %s (FF-320)', async (_, carriesOn, times) => {
  answer = null
  const { result } = renderHook(() => useApiMutation(addPositions, { carriesOn: () => carriesOn }), { wrapper })
  await act(async () => void result.current.run(three))
  await pass(3000)
  expect(isLost(result.current.error)).toBe(true)
  answer = () => Response.json({})
  await pass(4000)
  const adds = to('vts-basket-add-position')
  expect(adds).toHaveLength(times)
  expect(new Set(adds.map(({ key }) => key)).size).toBe(1)
  expect(result.current.error === null).toBe(carriesOn)
})
