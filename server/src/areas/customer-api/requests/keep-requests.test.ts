import { expect, test, vi } from 'vitest'
import type { Platform } from '../../../platform/platform.ts'
import { type Answered, openKeeping } from './keep-requests.ts'

const nothing = { type: null, bytes: 0, content: null, isPacked: false }
const request = { customerId: 1, sent: nothing, answer: nothing } as unknown as Answered

/** A database that answers when it is let, and a server that stops when it is told. */
function scene() {
  const gate = Promise.withResolvers<void>()
  const statements: unknown[] = []
  const closing: (() => Promise<void>)[] = []
  const warn = vi.fn()
  const keep = openKeeping({
    server: { addHook: (_: string, close: () => Promise<void>) => closing.push(close) },
    backgroundDb: { execute: (statement: unknown) => gate.promise.then(() => statements.push(statement)) },
    log: { warn, error: vi.fn() },
  } as unknown as Platform)
  return { keep, statements, warn, open: () => gate.resolve(), close: () => Promise.all(closing.map(stop => stop())) }
}

test('a slow database makes nobody wait: what is too much is dropped and counted (FF-1840)', async () => {
  const { keep, warn, open, close } = scene()
  for (let i = 0; i < 1500; i++) keep(request)
  expect(warn).not.toHaveBeenCalled()
  open()
  await close()
  // A hundred were on their way.
  expect(warn).toHaveBeenCalledExactlyOnceWith({ dropped: 400 }, expect.any(String))
})

test('a server that stops writes what waits (FF-1840)', async () => {
  const { keep, statements, warn, open, close } = scene()
  open()
  for (let i = 0; i < 3; i++) keep(request)
  expect(statements).toEqual([])
  await close()
  expect(statements.length).toBeGreaterThan(0)
  expect(warn).not.toHaveBeenCalled()
})

test('what cannot be written is counted, and the next is written (FF-1840)', async () => {
  const { keep, statements, warn, open, close } = scene()
  const broken = { ...request, sent: { ...nothing, content: Buffer.from('no gzip'), isPacked: true } }
  open()
  keep(broken)
  await close()
  expect([statements, warn.mock.calls[0]?.[0]]).toEqual([[], { dropped: 1 }])
  keep(request)
  await close()
  expect(statements.length).toBeGreaterThan(0)
})
