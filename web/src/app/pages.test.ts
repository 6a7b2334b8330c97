import { pages } from '@fairfloor/domain/pages'
import { expect, test } from 'vitest'
import { loadPage } from './pages.ts'

test.each(pages.map(({ module }) => module))('%s exports a page of its name', async module => {
  expect((await loadPage(module)).name).toBe(module.split('/').at(-1))
})

test('the operator’s pages are named so that only the back office loads their table', () => {
  const modules = pages.filter(({ who }) => who === 'operator').map(({ module }) => module)
  expect(modules).toContain('areas/awards/AwardsDeskPage')
  expect(modules.filter(module => !/DeskPage$|^areas\/back-office\//.test(module))).toEqual([])
})
