/** The entry: what the event promises before it opens, then the way to its home. */
export const WEEK = '/newcomer-week'
export const WEEK_BRANDS = `${WEEK}/brands`
export const WEEK_PRODUCTS = `${WEEK}/products`

/** The showcase, opened at a brand. */
export const weekBrandAddress = (brandId: number): string => `${WEEK_BRANDS}/${brandId}`

/** The showcase, opened at a product. */
export const weekProductAddress = (productId: number): string => `${WEEK_PRODUCTS}/${productId}`
