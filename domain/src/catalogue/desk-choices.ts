/** What has a picture that the operator can set. */
export const pictured = ['brand-logo', 'brand-banner', 'category', 'product', 'size', 'flavour'] as const
export type Pictured = (typeof pictured)[number]

export const brandSorts = ['name', 'rank', 'products'] as const

/** `waiting`: nothing has been done with the file; `compared`: its dry run is over; `failed`: it could not be read to its end. */
export const importStates = ['waiting', 'comparing', 'compared', 'importing', 'imported', 'failed'] as const
export type ImportState = (typeof importStates)[number]

export const productSorts = ['name', 'brand', 'price'] as const
export const productStates = ['on_sale', 'off_sale', 'new'] as const
