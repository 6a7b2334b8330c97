import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'fairfloor.pending.7.booth-3'

// Each test is a fresh page: modules without state, storage as the last page left it.
const load = async () => {
  vi.resetModules()
  const { OwnerProvider, usePending } = await import('./pending.tsx')
  const open = (list = 'booth-3', user: number | null = 7) => {
    const wrapper = ({ children }: { children: ReactNode }) => <OwnerProvider user={user}>{children}</OwnerProvider>
    return renderHook(() => usePending(list), { wrapper })
  }
  return open
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a typed quantity', () => {
  it('survives a closed popup and a reload (FF-301)', async () => {
    const open = await load()
    const first = open()
    act(() => first.result.current.set(41, 12))
    act(() => first.result.current.set(42, 3))
    expect(first.result.current).toMatchObject({ quantities: { 41: 12, 42: 3 }, total: 15 })
    first.unmount()
    expect(open().result.current.total).toBe(15)
    expect((await load())().result.current.quantities).toEqual({ 41: 12, 42: 3 })
  })

  it('is forgotten when it is emptied, taken by the server or cleared', async () => {
    const { result } = (await load())()
    for (const [id, quantity] of [
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ] as const)
      act(() => result.current.set(id, quantity))
    act(() => result.current.set(1, null))
    act(() => result.current.set(2, 0))
    act(() => result.current.clear([3]))
    expect(result.current.quantities).toEqual({ 4: 8 })
    act(() => result.current.clear())
    expect(result.current.total).toBe(0)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it("belongs to one person's one list", async () => {
    const open = await load()
    const mine = open()
    act(() => mine.result.current.set(1, 5))
    expect(open('booth-4').result.current.total).toBe(0)
    expect(open('booth-3', 8).result.current.total).toBe(0)
    expect(open('booth-3', null).result.current.total).toBe(0)
    expect(open('booth-3', 7).result.current.total).toBe(5)
  })

  it('shows in two lists of one page and in two tabs at once', async () => {
    const open = await load()
    const [row, sum] = [open(), open()]
    act(() => row.result.current.set(1, 5))
    expect(sum.result.current.total).toBe(5)
    act(() => {
      localStorage.setItem(key, '{"1":5,"9":2}')
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
    expect(sum.result.current.quantities).toEqual({ 1: 5, 9: 2 })
  })

  it('does not overwrite what another tab has just stored', async () => {
    const { result } = (await load())()
    localStorage.setItem(key, '{"9":2}')
    act(() => result.current.set(1, 5))
    expect(JSON.parse(localStorage.getItem(key)!)).toEqual({ 1: 5, 9: 2 })
  })
})

describe('storage that cannot be trusted', () => {
  it.each(['', '{', 'null', '17', '"x"', '[1]{'])('holds nothing when it says %j', async stored => {
    localStorage.setItem(key, stored)
    expect((await load())().result.current).toMatchObject({ quantities: {}, total: 0 })
  })

  it('gives only whole quantities from 1 to 99,999', async () => {
    localStorage.setItem(key, '{"1":12,"2":-1,"3":1.5,"4":"6","5":100000,"6":null,"7":0,"8":99999}')
    expect((await load())().result.current.quantities).toEqual({ 1: 12, 8: 99_999 })
  })

  it('may be full or forbidden: quantities then live until the page is left', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: setItem })
    const open = await load()
    const first = open()
    act(() => first.result.current.set(1, 5))
    act(() => first.result.current.set(2, 6))
    first.unmount()
    expect(open().result.current.quantities).toEqual({ 1: 5, 2: 6 })
  })
})
