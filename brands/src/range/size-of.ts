import type { Shape } from '../packshots/pack.ts'
import type { SubCategory } from './article.ts'
import type { RangeBrand } from './brand.ts'
import type { Chance } from './chance.ts'

/** A pack: form, name, units per case, weight and contents. */
export interface Pack {
  shape: Shape
  name: string
  unitValue: number
  unitName: string
  unitsPerCase: number
  weightG: number
  depositClass: 'can' | 'pet' | 'pet-large' | null
  readyMillilitres: number | null
}

const empty: Record<Shape, number> = {
  bag: 28,
  bar: 2,
  bottle: 24,
  box: 60,
  can: 13,
  carton: 18,
  cup: 14,
  gel: 3,
  glass: 190,
  jar: 62,
  jug: 180,
  packet: 6,
  pills: 32,
  sachet: 3,
  shaker: 130,
  shot: 14,
  tub: 115,
  tube: 16,
}

const cases: Record<Shape, number[]> = {
  bag: [8, 10],
  bar: [12, 15, 20, 24],
  bottle: [12, 18],
  box: [10, 12],
  can: [24, 12],
  carton: [8, 12],
  cup: [6, 8],
  gel: [24, 30],
  glass: [6, 8],
  jar: [12, 10],
  jug: [10, 12],
  packet: [12, 15],
  pills: [12, 24],
  sachet: [20, 24],
  shaker: [10, 20],
  shot: [12, 20],
  tub: [6, 8],
  tube: [12, 24],
}

/** The pack for this amount of an article. */
export function packOf(sub: SubCategory, amount: number, brand: RangeBrand, draw: Chance): Pack {
  const shape = shapeOf(sub, amount, brand)
  const large = (sub.unit === 'g' || sub.unit === 'ml') && amount >= 1000
  return {
    shape,
    name: nameOf(sub, amount),
    unitValue: amount,
    unitName: sub.unit,
    unitsPerCase: large && shape !== 'jug' ? draw.pick(amount >= 2000 ? [2, 4] : [4, 6]) : draw.pick(cases[shape]),
    weightG: Math.round(netWeight(sub, amount) + empty[shape] * (large ? 1.4 : 1)),
    depositClass: depositOf(sub, shape, amount),
    readyMillilitres: sub.ready ? Math.round(amount * sub.ready) : null,
  }
}

/** Some brands fill powders into bags, some into tubs; for samples and giant packs there is no choice. */
function shapeOf(sub: SubCategory, amount: number, brand: RangeBrand): Shape {
  if (sub.shape === 'shot') return amount > 100 ? 'bottle' : 'shot'
  if (sub.shape !== 'powder') return sub.shape
  if (amount <= 60) return 'sachet'
  if (amount > 2300 || (brand.id % 3 === 0 && amount >= 450)) return 'bag'
  return amount <= 420 ? 'jar' : 'tub'
}

function nameOf({ unit, shape }: SubCategory, amount: number): string {
  if (unit === 'pieces' && shape === 'box') return amount === 1 ? '1 piece' : `${amount} pieces`
  if (unit === 'g' && amount >= 1000) return `${amount / 1000} kg`
  if (unit === 'ml' && amount >= 1000) return `${amount / 1000} l`
  return `${amount} ${unit}`
}

function netWeight({ unit, shape }: SubCategory, amount: number): number {
  // Bottles and shakers are sold empty.
  if (shape === 'shaker' || shape === 'jug') return amount * 0.06
  if (shape === 'box') return amount * 140
  return amount * { g: 1, ml: 1.03, capsules: 0.9, tablets: shape === 'tube' ? 4.5 : 1.2, pieces: 3 }[unit]
}

/** Drinks in cans and plastic bottles have a deposit; a bottle from a litre on counts as large. */
function depositOf(sub: SubCategory, shape: Shape, amount: number): Pack['depositClass'] {
  if (!sub.ready) return null
  if (shape === 'can') return 'can'
  if (shape === 'bottle' || shape === 'shot') return amount >= 1000 ? 'pet-large' : 'pet'
  return null
}
