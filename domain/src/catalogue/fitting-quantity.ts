/** Most pieces of one flavour in an order or a basket. */
export const MOST_PIECES = 99_999

/** How many pieces of a size may be ordered: multiples, and at least so many. */
export type OrderSteps = { readonly orderMultiple: number; readonly minQuantity: number }

/** The quantity itself where it can be ordered, else the next higher one that can. */
export const fittingQuantity = (quantity: number, { orderMultiple, minQuantity }: OrderSteps): number =>
  Math.ceil(Math.max(quantity, minQuantity) / orderMultiple) * orderMultiple

export const fits = (quantity: number, steps: OrderSteps): boolean => fittingQuantity(quantity, steps) === quantity
