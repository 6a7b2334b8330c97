import type { Active, Macros, SubCategory } from './article.ts'
import type { Chance } from './chance.ts'
import type { Nutrition, NutritionRow } from './types.ts'

/** The declaration of one flavour, in the order of Regulation (EU) 1169/2011, Annex XV; null for non-food. */
export function nutritionOf(sub: SubCategory, actives: Active[], draw: Chance): Nutrition | null {
  if (!sub.macros && actives.length === 0) return null
  const per = sub.macros ? (sub.unit === 'ml' ? '100 ml' : '100 g') : null
  const rows = sub.macros ? macroRows(vary(sub.macros, draw), sub.serving) : []
  return { per, serving: servingOf(sub), rows: [...rows, ...activeRows(actives)] }
}

const servingOf = ({ serving, unit }: SubCategory) => `${serving} ${unit === 'pieces' ? 'pieces' : unit}`

/** Flavours of a product differ slightly: cocoa adds fat, fruit adds sugar. */
function vary(macros: Macros, draw: Chance): Macros {
  const other = (amount: number) => Math.round(amount * (0.95 + draw.next() * 0.1) * 100) / 100
  const fat = other(macros.fat)
  const carbohydrate = other(macros.carbohydrate)
  return {
    fat,
    saturates: Math.min(fat, other(macros.saturates)),
    carbohydrate,
    sugars: Math.min(carbohydrate, other(macros.sugars)),
    protein: other(macros.protein),
    salt: other(macros.salt),
  }
}

function macroRows({ fat, saturates, carbohydrate, sugars, protein, salt }: Macros, serving: number): NutritionRow[] {
  const share = serving / 100
  const energy = (k: number) =>
    `${Math.round((37 * fat + 17 * (carbohydrate + protein)) * k)} kJ / ${Math.round((9 * fat + 4 * (carbohydrate + protein)) * k)} kcal`
  const row = (nutrient: string, amount: number, part = false, digits?: number): NutritionRow => ({
    nutrient,
    part,
    per100: grams(amount, digits),
    perServing: grams(amount * share, digits),
  })
  return [
    { nutrient: 'Energy', part: false, per100: energy(1), perServing: energy(share) },
    row('Fat', fat),
    row('of which saturates', saturates, true),
    row('Carbohydrate', carbohydrate),
    row('of which sugars', sugars, true),
    row('Protein', protein),
    row('Salt', salt, false, 2),
  ]
}

const activeRows = (actives: Active[]): NutritionRow[] =>
  actives.map(([nutrient, amount, percent]) => ({
    nutrient,
    part: false,
    per100: null,
    perServing: percent === null ? amount : `${amount} (${percent} %)`,
  }))

const grams = (amount: number, digits = amount < 10 ? 1 : 0) => `${amount.toFixed(digits)} g`
