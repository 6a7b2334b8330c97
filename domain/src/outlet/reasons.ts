/** Why pieces are sold in the outlet; the first is the usual one. */
export const outletReasons = ['short-dated', 'overstock', 'damaged packaging', 'old design', 'end of range'] as const

export type OutletReason = (typeof outletReasons)[number]
