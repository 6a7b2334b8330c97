/** Where a lot stands, as the operator sees it. */
export const lotStates = ['for sale', 'sold out', 'expired', 'withdrawn'] as const

export type LotStanding = (typeof lotStates)[number]

export const outletSorts = ['date', 'price', 'saving'] as const

export type OutletSort = (typeof outletSorts)[number]
