/** What has a picture that the operator can set. */
export const pictured = ['brand-logo', 'brand-banner', 'category', 'product', 'size', 'flavour'] as const
export type Pictured = (typeof pictured)[number]

export const brandSorts = ['name', 'rank', 'products'] as const

export const productSorts = ['name', 'brand', 'price'] as const
export const productStates = ['on_sale', 'off_sale', 'new'] as const
