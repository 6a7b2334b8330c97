/** Grams of a unit of content; a litre counts as a kilogram. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000 }

type Weighed = { readonly weightG: number | null; readonly unitValue: number | null; readonly unitName: string }

/** Grams of one piece: its gross weight, else that of its content, else 0: goods that nobody has weighed go by any carrier. */
export const gramsOf = ({ weightG, unitValue, unitName }: Weighed): number =>
  weightG ?? Math.round((unitValue ?? 0) * (GRAMS[unitName.toLowerCase()] ?? 0))
