import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call.ts'
import { type Draft, makeChanges, PAUSE_MS } from './changes.ts'

/** A server that answers each call when told to. */
function server() {
  const calls: { id: number; draft: Draft; answer: () => void; fail: (error: Error) => void }[] = []
  const send = (id: number, draft: Draft) =>
    new Promise<void>((answer, fail) => {
      calls.push({ id, draft, answer, fail })
    })
  return { calls, changes: makeChanges(send), sent: () => calls.map(({ id, draft }) => [id, draft.quantity]) }
}

const pause = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms)
const refusal = new CallError('You ordered 8: while confirming a quantity can only go down.', 409)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a changed quantity', () => {
  test('is sent after 300 ms, quick changes as one call with the last', async () => {
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
    expect(changes.drafts().get(1)?.quantity).toBe(5)
    await pause()
    expect(changes.drafts().get(1)?.quantity).toBe(5)
    calls[0]?.answer()
    await pause(0)
    expect(changes.drafts().size).toBe(0)
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
    expect(changes.drafts().get(1)?.quantity).toBe(7)
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
    expect(changes.drafts().get(1)).toEqual({ quantity: null, removed: false, error: refusal.message })
  })

  test.each([
    ['got no answer', new CallError('Failed to fetch', 0)],
    ['met a broken server', new CallError('Internal Server Error', 500)],
    ['met an ended session', new CallError('Please log in.', 401)],
  ])('that %s stays and can be sent again', async (_, error) => {
    const { changes, calls } = server()
    changes.change(1, 9)
    await pause()
    calls[0]?.fail(error)
    await pause(0)
    expect(changes.drafts().get(1)).toMatchObject({ quantity: 9, error: error.message })
    const flushed = changes.flush()
    await pause(0)
    calls[1]?.answer()
    expect(await flushed).toBe(true)
  })
})

describe('a removed line', () => {
  test('hides at once and is sent without a pause', async () => {
    const { changes, calls } = server()
    changes.change(1, 5)
    changes.remove(1)
    expect(changes.drafts().get(1)?.removed).toBe(true)
    await pause(PAUSE_MS)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.draft.removed).toBe(true)
  })

  test('reappears with the message when that fails', async () => {
    const { changes, calls } = server()
    changes.remove(1)
    await pause(0)
    calls[0]?.fail(new CallError('Failed to fetch', 0))
    await pause(0)
    expect(changes.drafts().get(1)).toEqual({ quantity: null, removed: false, error: 'Failed to fetch' })
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
