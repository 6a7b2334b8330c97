import type { Seller } from '../range/best-sellers.ts'
import type { Range } from '../range/types.ts'

/** A figure and what it counts: '24 g', 'protein per serving'. */
export interface Fact {
  figure: string
  of: string
}

const told = ['Protein', 'Creatine', 'Caffeine', 'Carbohydrate', 'Magnesium', 'Vitamin C', 'Energy']

/** Key facts of a pack for buyers: flavours, contents of a serving, packaging. */
export function factsOf(range: Range, { size, flavour }: Seller): Fact[] {
  const flavours = range.flavours.filter(
    other => other.size === size.erpId && other.discontinuedDaysAgo === null,
  ).length
  const rows = flavour.nutrition?.rows ?? []
  const row = told.map(name => rows.find(({ nutrient }) => nutrient === name)).find(Boolean) ?? rows[0]
  const amount = row?.perServing.replace(/ \(.*/, '').replace(/.* \/ /, '')
  return [
    ...(row && amount ? [{ figure: amount, of: `${row.nutrient.toLowerCase()} per serving` }] : []),
    { figure: String(flavours), of: flavours === 1 ? 'flavour' : 'flavours' },
    { figure: String(size.unitsPerCase), of: 'per case' },
  ]
}
