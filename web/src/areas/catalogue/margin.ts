/**
 * The retailer's share of the recommended price in whole per cent; null if a price is unknown or nothing is left.
 * @param price and `recommended` are euros without VAT
 */
export function marginOf(price: number | null, recommended: number | null): number | null {
  if (price === null || recommended === null || recommended <= price) return null
  return Math.round((1 - price / recommended) * 100)
}
