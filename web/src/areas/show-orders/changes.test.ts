import type { Extras } from '@fairfloor/domain/extras'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../lib/query.ts'
import { buyer } from '../../testing/fair.ts'
import { userQuery } from '../../visit/user.ts'
import { PAUSE_MS, useChanges } from './changes.ts'

const LOST = 'No connection. What you typed is kept.'
const POSITION = '/api/onlineshop/vts-basket-product-attributes'

type Failure = { status: number; detail: string }

/** A server that answers each call when the test says so; status 0 is a lost call. */
function server() {
  const calls: {
    method: string
    id: number
    quantity: number
    body: unknown
    answer: () => void
    fail: (why: Failure) => void
  }[] = []
  const own = new Set<number>()
  vi.stubGlobal(
    'fetch',
    (address: string, { method = 'GET', body }: RequestInit) =>
      new Promise((resolve, reject) => {
        const id = Number(address.slice(POSITION.length + 1))
        // A change that another test has lost is sent again, too.
        if (!own.has(id)) return
        calls.push({
          method,
          id,
          body: body && JSON.parse(String(body)),
          quantity: body ? JSON.parse(String(body)).quantity : 0,
          answer: () => resolve(Response.json({ positions: [] })),
          fail: ({ status, detail }) =>
            status === 0 ? reject(new TypeError(detail)) : resolve(Response.json({ detail }, { status })),
        })
      }),
  )
  const client = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const { result, unmount } = renderHook(() => useChanges(), { wrapper })
  const { change, remove, keep, flush } = result.current.changes
  return {
    calls,
    changes: {
      unsaved: () => result.current.unsaved,
      change: (id: number, quantity: number | undefined, extras?: Extras) => {
        own.add(id)
        act(() => change(id, quantity, extras))
      },
      remove: (id: number) => {
        own.add(id)
        act(() => void remove(id))
      },
      flush,
    },
    keep,
    close: unmount,
    reopen: () => renderHook(() => useChanges(), { wrapper }).result.current,
    login: (id: number) => client.setQueryData(userQuery.queryKey, buyer({ id })),
    sent: () => calls.map(({ id, quantity }) => [id, quantity]),
  }
}

const pause = (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms))
const comeBack = async () => {
  await act(async () => {
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
  })
  await pause(0)
}
const refusal = { status: 409, detail: 'You ordered 8: while confirming a quantity can only go down.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a changed quantity', () => {
  test('is sent after 300 ms, quick changes as one call with the last (TS-301)', async () => {
    const { changes, sent } = server()
    for (const quantity of [2, 3, 4]) {
      changes.change(1, quantity)
      await pause(PAUSE_MS - 1)
    }
    expect(sent()).toEqual([])
    await pause(1)
    expect(sent()).toEqual([[1, 4]])
  })

  test('shows at once and until the server has taken it', async () => {
    const { changes, calls } = server()
    changes.change(1, 5)
    expect(changes.unsaved().get(1)?.quantity).toBe(5)
    await pause()
    expect(changes.unsaved().get(1)?.quantity).toBe(5)
    calls[0]?.answer()
    await pause(0)
    expect(changes.unsaved().size).toBe(0)
  })

  test('waits for the call before it, of another line too', async () => {
    const { changes, calls, sent } = server()
    changes.change(1, 5)
    changes.change(2, 6)
    await pause()
    expect(sent()).toEqual([[1, 5]])
    changes.change(1, 7)
    await pause()
    calls[0]?.answer()
    await pause(0)
    expect(changes.unsaved().get(1)?.quantity).toBe(7)
    calls[1]?.answer()
    await pause(0)
    expect(sent()).toEqual([
      [1, 5],
      [2, 6],
      [1, 7],
    ])
  })

  test('that is refused gives way to the server’s, with its message', async () => {
    const { changes, calls } = server()
    changes.change(1, 9)
    await pause()
    calls[0]?.fail(refusal)
    await pause(0)
    expect(changes.unsaved().get(1)).toEqual({ quantity: null, removed: false, error: refusal.detail })
  })

  test.each([
    ['got no answer', { status: 0, detail: 'Lost' }, LOST],
    ['met a broken server', { status: 500, detail: 'Internal Server Error' }, 'Internal Server Error'],
    ['met an ended session', { status: 401, detail: 'Please log in.' }, 'Please log in.'],
    ['was too slow', { status: 408, detail: 'Request Timeout' }, 'Request Timeout'],
    ['was one call too many', { status: 429, detail: 'Too Many Requests' }, 'Too Many Requests'],
  ])('that %s stays and can be sent again', async (_, failure, error) => {
    const { changes, calls } = server()
    changes.change(1, 9)
    await pause()
    calls[0]?.fail(failure)
    await pause(0)
    expect(changes.unsaved().get(1)).toMatchObject({ quantity: 9, error })
    const flushed = changes.flush()
    await pause(0)
    calls[1]?.answer()
    expect(await flushed).toBe(true)
  })
})

test('a lost change is sent again by itself when the connection is back (FF-320)', async () => {
  const { changes, calls, sent } = server()
  changes.change(1, 9)
  await pause()
  calls[0]?.fail({ status: 0, detail: 'Lost' })
  await pause(0)
  await comeBack()
  expect(sent()).toEqual([
    [1, 9],
    [1, 9],
  ])
  calls[1]?.answer()
  await pause(0)
  expect(changes.unsaved().size).toBe(0)
})

test('a change is sent when the connection is back, even if its screen was closed without one', async () => {
  const { changes, calls, sent, close, reopen } = server()
  changes.change(1, 9)
  close()
  await pause(0)
  calls[0]?.fail({ status: 0, detail: 'Lost' })
  await pause(0)
  expect(reopen().unsaved.get(1)).toMatchObject({ quantity: 9, error: LOST })
  await comeBack()
  expect(sent()).toEqual([
    [1, 9],
    [1, 9],
  ])
  calls[1]?.answer()
  await pause(0)
  expect(reopen().unsaved.size).toBe(0)
})

test('what one user has typed is not sent by the next', async () => {
  const { changes, calls, close, login } = server()
  changes.change(1, 9)
  close()
  await pause(0)
  calls[0]?.fail({ status: 401, detail: 'Please log in.' })
  await pause(0)
  login(8)
  await comeBack()
  expect(calls).toHaveLength(1)
})

describe('a removed line', () => {
  test('hides at once and is sent without a pause', async () => {
    const { changes, calls } = server()
    changes.change(1, 5)
    changes.remove(1)
    expect(changes.unsaved().get(1)?.removed).toBe(true)
    await pause(PAUSE_MS)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.method).toBe('DELETE')
  })

  test('that was lost reappears with 0 and the message, and is removed when the connection is back', async () => {
    const { changes, calls } = server()
    changes.remove(1)
    await pause(0)
    calls[0]?.fail({ status: 0, detail: 'Failed to fetch' })
    await pause(0)
    expect(changes.unsaved().get(1)).toEqual({ quantity: 0, removed: true, error: LOST })
    await comeBack()
    calls[1]?.answer()
    await pause(0)
    expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
    expect(changes.unsaved().size).toBe(0)
  })

  test('that was refused reappears with the message', async () => {
    const { changes, calls } = server()
    changes.remove(1)
    await pause(0)
    calls[0]?.fail(refusal)
    await pause(0)
    expect(changes.unsaved().get(1)).toEqual({ quantity: null, removed: false, error: refusal.detail })
  })

  test('that was lost can be kept', async () => {
    const { changes, calls, keep } = server()
    changes.remove(1)
    await pause(0)
    calls[0]?.fail({ status: 0, detail: 'Failed to fetch' })
    await pause(0)
    act(() => expect(keep(1)).toBe(true))
    expect(changes.unsaved().size).toBe(0)
    await comeBack()
    expect(calls).toHaveLength(1)
  })
})

describe('sending all that waits', () => {
  test('does not wait for the pause, and says whether all was taken', async () => {
    const { changes, calls, sent } = server()
    changes.change(1, 5)
    changes.change(2, 6)
    const flushed = changes.flush()
    await pause(0)
    calls[0]?.answer()
    await pause(0)
    calls[1]?.fail(refusal)
    expect(await flushed).toBe(false)
    expect(sent()).toEqual([
      [1, 5],
      [2, 6],
    ])
    await pause()
    expect(calls).toHaveLength(2)
  })

  test('is done with nothing to send, and forgets old messages', async () => {
    const { changes, calls } = server()
    changes.change(1, 9)
    await pause()
    calls[0]?.fail(refusal)
    await pause(0)
    expect(await changes.flush()).toBe(true)
    expect(calls).toHaveLength(1)
  })
})

describe('a typed extra', () => {
  const extras = { gift_note: 'For Jo' }

  test('is sent without pieces, also again after it was lost (FF-1680)', async () => {
    const { changes, calls } = server()
    changes.change(1, undefined, extras)
    await pause()
    calls[0]?.fail({ status: 0, detail: 'offline' })
    await pause(0)
    changes.change(1, undefined)
    await pause()
    expect(calls.map(({ body }) => body)).toEqual([{ extras }, { extras }])
  })

  test('goes with pieces that wait, and alone after those were refused (FF-1680)', async () => {
    const { changes, calls } = server()
    changes.change(1, 9)
    changes.change(1, undefined, extras)
    await pause()
    calls[0]?.fail(refusal)
    await pause(0)
    changes.change(1, undefined, extras)
    await pause()
    expect(calls.map(({ body }) => body)).toEqual([{ quantity: 9, extras }, { extras }])
  })
})
