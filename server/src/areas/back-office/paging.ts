const SIZE = 50

/** Rows of one page of a long list. */
export const rowsOf = (page: number) => ({ limit: SIZE, offset: (page - 1) * SIZE })

/** Position of the answer in the list; an empty list has one page. */
export const pagesOf = (page: number, total: number) => ({ page, total, pages: Math.max(1, Math.ceil(total / SIZE)) })
