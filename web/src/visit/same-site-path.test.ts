import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

const path = (address: string | null) => sameSitePath(address, 'https://shop.test')

test.each(['/', '/vts-order', '/virtual-trade-show/exhibition/3/7?popup=ORDER#top'])('%s is a way on', address => {
  expect(path(address)).toBe(address)
})

test.each([
  null,
  '',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  'vts-order',
])('%j leads nowhere', address => {
  expect(path(address)).toBeUndefined()
})
