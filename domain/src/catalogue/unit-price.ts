/** A size's content as labels and offers give it. */
export type Content = { readonly unit_value: number | null; readonly unit_name: string }

/** Units that prices are compared by, and how much of it each unit is. */
const UNITS: Readonly<Record<string, { readonly of: 'kg' | 'l'; readonly share: number }>> = {
  g: { of: 'kg', share: 0.001 },
  kg: { of: 'kg', share: 1 },
  ml: { of: 'l', share: 0.001 },
  cl: { of: 'l', share: 0.01 },
  l: { of: 'l', share: 1 },
}

/**
 * The price of a kilogram or litre (Directive 98/6/EC, article 2b), in euros to the cent.
 * @param price of a piece, in euros
 * @returns null for what is sold by pieces, of unknown content, or without a price
 */
export function unitPrice(price: number | null, { unit_value, unit_name }: Content) {
  const unit = UNITS[unit_name.toLowerCase()]
  if (price === null || !unit || !unit_value) return null
  return { price: Math.round((price / (unit_value * unit.share)) * 100) / 100, of: unit.of }
}
