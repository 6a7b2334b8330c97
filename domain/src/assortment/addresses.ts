import { shownId } from './shown-id.ts'

/** The base list; all other lists of products are below it. */
export const PRODUCT_LIST = '/product-list'

export const brandAddress = (id: number): string => `${PRODUCT_LIST}/brand/${id}`

/** The page of a brand outside the lists. */
export const brandPageAddress = (id: number): string => `/brand/${id}`

export const categoryAddress = (id: number, subcategoryId?: number): string =>
  `${PRODUCT_LIST}/category/${id}${subcategoryId === undefined ? '' : `/${subcategoryId}`}`

/** What takes part in any promotion of the month. */
export const PROMOTIONS = `${PRODUCT_LIST}/promo`

export const promotionAddress = (id: number): string => `${PROMOTIONS}/${id}`

/** Clearance goods: all, those of one percentage, or those of one of its groups. */
export const saleAddress = (percent?: number, group?: string): string =>
  [`${PRODUCT_LIST}/sale`, percent, group && encodeURIComponent(group)].filter(Boolean).join('/')

/** The base list with a clearance group as filters. */
export const clearanceGroupAddress = (percent: number, group: string): string =>
  `${PRODUCT_LIST}/?clearance=${percent}&clearanceGroup=${encodeURIComponent(group)}&sale=4`

/** The page of a product size. */
export const sizeAddress = (id: number): string => `/productSize/${id}`

/** The page of a product with all its sizes. */
export const productAddress = (id: number): string => `${PRODUCT_LIST}/product/${id}`

export const COMPARE = '/compare'

export const compareAddress = (sizeIds: readonly number[]): string => `${COMPARE}?sizes=${sizeIds.join()}`

/** As many sizes as stand side by side. */
export const MOST_COMPARED = 6

/** The sizes that an address compares; what cannot be a size is left out. */
export const comparedIds = (sizes: string | null): number[] =>
  [...new Set((sizes ?? '').split(',').flatMap(text => shownId(text) ?? []))].slice(0, MOST_COMPARED)

/** The list of what a term finds; without one the page to search from. */
export const searchAddress = (term = ''): string => (term ? `/search/${encodeURIComponent(term)}` : '/search')
