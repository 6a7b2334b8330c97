import { pages } from '@fairfloor/domain/pages'
import { expect, test } from 'vitest'
import { loadPage } from './pages.ts'

test.each(pages.map(({ module }) => module))('%s exports a page of its name', async module => {
  expect((await loadPage(module)).name).toBe(module.split('/').at(-1))
})
