/** Most pieces of one flavour in an order or a basket. */
export const MOST_PIECES = 99_999

/** How many pieces of a size may be ordered: multiples, and at least so many. */
export type OrderSteps = { readonly orderMultiple: number; readonly minQuantity: number }

/** The steps of a size as calls answer them. */
export const stepsOf = (size: { readonly order_multiple: number; readonly min_quantity: number }): OrderSteps => ({
  orderMultiple: size.order_multiple,
  minQuantity: size.min_quantity,
})

/** The quantity itself where it can be ordered, else the next higher one that can, or the largest of all. */
export const fittingQuantity = (quantity: number, { orderMultiple, minQuantity }: OrderSteps): number => {
  const steps = Math.ceil(Math.max(quantity, minQuantity) / orderMultiple)
  return Math.min(steps, Math.floor(MOST_PIECES / orderMultiple)) * orderMultiple
}

/** The largest quantity up to this one that can be ordered; 0 where that is none. */
export const fittingBelow = (quantity: number, steps: OrderSteps): number => {
  const below = Math.floor(quantity / steps.orderMultiple) * steps.orderMultiple
  return fits(below, steps) ? below : 0
}

export const fits = (quantity: number, steps: OrderSteps): boolean => fittingQuantity(quantity, steps) === quantity
