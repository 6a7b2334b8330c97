/** Stock in words, for those who may not know how many there are. */
export const availabilities = ['in_stock', 'expected', 'out', 'unknown'] as const
export type Availability = (typeof availabilities)[number]

/** @param quantity null if it was never counted: available on request */
export const availabilityOf = (quantity: number | null, eta: string | null): Availability =>
  quantity === null ? 'unknown' : quantity > 0 ? 'in_stock' : eta ? 'expected' : 'out'
