import { ADMIN } from '@fairfloor/domain/back-office/addresses'
import { deskPages } from '@fairfloor/domain/desk-pages'
import { pages } from '@fairfloor/domain/pages'
import { shopPages } from '@fairfloor/domain/shop-pages'
import { beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../scripts/build-web.ts'
import { firstCode, firstVisits } from './first-visit.ts'

beforeAll(() => buildWeb(), 120_000)

test('what a first visit loads keeps to the budget of its page', () => {
  const visits = firstVisits()
  expect(visits.map(({ path }) => path).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  // The size of the app alone: a smaller page was not found in the manifest.
  for (const { path, bytes } of visits) expect(bytes, path).toBeGreaterThan(100_000)
  expect(visits.filter(({ bytes, most }) => bytes > most)).toEqual([])
})

test('pages with the viewer may weigh more, others not', () => {
  const most = Object.fromEntries(firstVisits().map(({ path, most }) => [path, most]))
  expect(Object.keys(most).filter(path => most[path] !== 150_000)).toEqual([
    expect.stringContaining('/exhibition/'),
    expect.stringContaining('/lobby'),
  ])
  expect(most).toMatchObject({ '/': 150_000, '/virtual-trade-show/lobby': 360_000 })
})

test('a page of the shop knows no page of the back office but its first', () => {
  const hidden = deskPages.map(({ path }) => path).filter(path => path !== ADMIN)
  const knows = (code: string) =>
    hidden.filter(path => ['`', "'", '"'].some(quote => code.includes(quote + path + quote)))
  expect(knows(firstCode(deskPages[0]!))).toContain('/admin/mails')
  expect(shopPages.flatMap(page => knows(firstCode(page)))).toEqual([])
})
