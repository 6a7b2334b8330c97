/** The pages that a pagination lists: first, last, current and its neighbours; a gap where some are left out. */
export function pagesShown(page: number, pages: number): (number | 'gapBefore' | 'gapAfter')[] {
  const near = [page - 1, page, page + 1].filter(n => n > 1 && n < pages)
  const first = near[0] ?? pages
  const last = near.at(-1) ?? 1
  const before = first === 3 ? [2] : first > 3 ? (['gapBefore'] as const) : []
  const after = last === pages - 2 ? [pages - 1] : last < pages - 2 ? (['gapAfter'] as const) : []
  return [1, ...before, ...near, ...after, ...(pages > 1 ? [pages] : [])]
}
