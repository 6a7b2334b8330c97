/** Why the pieces of a lot have changed. */
export const outletMovementKinds = ['order', 'cancel', 'correction', 'withdrawal'] as const

export type OutletMovementKind = (typeof outletMovementKinds)[number]
