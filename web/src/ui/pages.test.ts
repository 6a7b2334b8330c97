import { describe, expect, it } from 'vitest'
import { pagesShown } from './pages.ts'

describe('pages shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gapAfter', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gapAfter', 9]],
    [5, 9, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 9]],
    [9, 9, [1, 'gapBefore', 8, 9]],
    [1, 4, [1, 2, 3, 4]],
  ])('on page %i of %i', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown)
  })
})
