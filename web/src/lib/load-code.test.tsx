import { act, cleanup, render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { loadCode, OutdatedError } from './load-code.ts'
import { watchConnection } from './sending/connection.ts'

/** Status of the files; 0: no answer. */
let status: number
let asked: string[]
let stop: () => void
let nth = 0

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const outcome = (loading: Promise<unknown>) => loading.catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers()
  status = 200
  asked = []
  nth++
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/live') asked.push(new URL(url).pathname)
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response('', { status: url === '/live' ? 200 : status })
  })
  stop = watchConnection()
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('files arrive once, before the first is imported', async () => {
  const files = [`/assets/a${nth}.js`, `/assets/b${nth}.js`]
  const load = vi.fn(async () => [...asked])
  expect(await loadCode(load, files)).toEqual(files)
  await loadCode(load, files)
  expect(asked).toEqual(files)
})

test('without a connection the code waits, and is imported when it is back (FF-320)', async () => {
  status = 0
  const load = vi.fn(async () => 'loaded')
  const loading = outcome(loadCode(load, [`/assets/a${nth}.js`]))
  await pass(10_000)
  expect(load).not.toHaveBeenCalled()
  status = 200
  await pass(4000)
  expect(await loading).toBe('loaded')
})

test('a server error is asked again, and a file that is gone is not', async () => {
  status = 500
  const loading = outcome(loadCode(async () => 'loaded', [`/assets/a${nth}.js`]))
  await pass(600)
  status = 200
  await pass(600)
  expect(await loading).toBe('loaded')
  status = 404
  asked = []
  expect(await outcome(loadCode(async () => 'loaded', [`/assets/b${nth}.js`]))).toBeInstanceOf(OutdatedError)
  expect(asked).toHaveLength(1)
})

test('a part whose code is gone is left out, and the page around it stays', async () => {
  vi.useRealTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  status = 404
  const file = `/assets/tab${nth}.js`
  const Tab = lazyPart<object>(() => loadCode(async () => ({ default: () => <p>Samples</p> }), [file]))
  const { container } = render(
    <div>
      <p>24 typed</p>
      <Suspense fallback={<p>Loading</p>}>
        <Tab />
      </Suspense>
    </div>,
  )
  expect(container.textContent).toBe('24 typedLoading')
  await waitFor(() => expect(container.textContent).toBe('24 typed'))
  vi.restoreAllMocks()
})
