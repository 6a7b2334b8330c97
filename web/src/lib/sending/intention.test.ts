import { afterEach, expect, test, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  return import('./intention.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('the same body has the same key, also after a reload', async () => {
  const key = (await load()).keyFor('release', { quantity: 3 })
  expect((await load()).keyFor('release', { quantity: 3 })).toBe(key)
})

test('a changed body and another intention have keys of their own', async () => {
  const { keyFor } = await load()
  const keys = [
    keyFor('release', { quantity: 3 }),
    keyFor('release', { quantity: 4 }),
    keyFor('confirm', { quantity: 4 }),
  ]
  expect(new Set(keys).size).toBe(3)
})

test('what is done is a new intention the next time', async () => {
  const { keyFor, fulfilled } = await load()
  const key = keyFor('release', { quantity: 3 })
  fulfilled('release')
  expect(keyFor('release', { quantity: 3 })).not.toBe(key)
})

test('without storage the key lives as long as the page', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const { keyFor, fulfilled } = await load()
  const key = keyFor('release', 1)
  expect(keyFor('release', 1)).toBe(key)
  fulfilled('release')
  expect(keyFor('release', 1)).not.toBe(key)
})
