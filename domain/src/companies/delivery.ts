/** How an order leaves: each part when it is there, or all of it together. */
export const deliveries = ['in parts', 'complete'] as const

export type Delivery = (typeof deliveries)[number]
