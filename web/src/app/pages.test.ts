import { pages } from '@fairfloor/domain/pages'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { buyer, visitor } from '../testing/fair.ts'
import { userQuery } from '../visit/user.ts'
import { loadPage } from './page-table.tsx'
import { preloadPage, tableOf } from './pages.ts'

test.each(pages.map(({ module, path }) => [module, path]))('%s exports a page of its name', async (module, path) => {
  expect((await loadPage(module, await tableOf(path))).name).toBe(module.split('/').at(-1))
})

test('the operator’s pages are named so that only the back office loads their table', () => {
  const modules = pages.filter(({ who }) => who === 'operator').map(({ module }) => module)
  expect(modules).toContain('areas/awards/AwardsDeskPage')
  expect(modules.filter(module => !/DeskPage$|^areas\/back-office\//.test(module))).toEqual([])
})

test.each([
  ['a buyer', buyer(), 1],
  ['a visitor', visitor, 0],
])('data that only buyers may read is fetched ahead for them alone: %s', (_, user, times) => {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, user)
  const fetched = vi.spyOn(client, 'prefetchQuery').mockResolvedValue()
  preloadPage(client, new URL('/', location.href))
  const addresses = fetched.mock.calls.map(([{ queryKey }]) => queryKey?.[0])
  expect(addresses).toContain('/api/onlineshop/vts')
  expect(addresses.filter(address => address === '/api/virtual-trade-show/order-summary')).toHaveLength(times)
})
