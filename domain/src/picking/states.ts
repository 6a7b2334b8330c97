/** Where an order stands in the warehouse: it can be picked, it waits, somebody picks it, or it is packed for the carrier. */
export const pickingStates = ['ready', 'waiting', 'picking', 'packed'] as const

export type PickingState = (typeof pickingStates)[number]
