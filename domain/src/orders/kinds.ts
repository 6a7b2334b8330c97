/** Where an order comes from. */
export const orderKinds = ['shop', 'show-release', 'outlet', 'newcomer-week'] as const

export type OrderKind = (typeof orderKinds)[number]

/** In the order in which an order goes through them. */
export const orderStatuses = ['placed', 'in picking', 'shipped', 'invoiced', 'paid', 'cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]
