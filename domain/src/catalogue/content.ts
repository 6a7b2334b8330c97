import { type Cell, textOf } from '../reading.ts'

/** Content of one unit: 908 'g', 0.5 'l', 90 'capsules'. The value is null where the text names only a form ('Tabs'). */
export type Content = { value: number | null; unit: string }

/** Spellings found in price lists. Mass is stored in grams, to be shown as g or, above 999 g, as kg. */
const UNITS: Record<string, [unit: string, factor: number]> = {
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  kg: ['g', 1000],
  kgs: ['g', 1000],
  mg: ['mg', 1],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['l', 1],
  lt: ['l', 1],
  ltr: ['l', 1],
  litre: ['l', 1],
  litres: ['l', 1],
  liter: ['l', 1],
  oz: ['oz', 1],
  lb: ['lb', 1],
  lbs: ['lb', 1],
  tab: ['tablets', 1],
  tabs: ['tablets', 1],
  tablets: ['tablets', 1],
  cap: ['capsules', 1],
  caps: ['capsules', 1],
  capsules: ['capsules', 1],
  serving: ['servings', 1],
  servings: ['servings', 1],
  bag: ['bags', 1],
  bags: ['bags', 1],
  pcs: ['pieces', 1],
  pk: ['pieces', 1],
  pack: ['pieces', 1],
  ct: ['pieces', 1],
  each: ['pieces', 1],
}

const AMOUNT = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*([a-z]+)?\b/i
const MOST = 9_999_999

/**
 * Parses the content of a unit as price lists write it: '432g', '1lt', '2.27 kg', '6x40g', '20servings', 'Tabs'.
 * @returns undefined where nothing is recognised; the text may still be the size's name
 */
export function readContent(cell: Cell): Content | undefined {
  const text = textOf(cell)
  const form = UNITS[text.toLowerCase()]
  if (form) return { value: null, unit: form[0] }
  const found = AMOUNT.exec(text)
  const unit = UNITS[found?.[3]?.toLowerCase() ?? '']
  if (!found || !unit) return undefined
  const value = Number(found[1] ?? 1) * Number(found[2]!.replace(',', '.')) * unit[1]
  return value > 0 && value <= MOST ? { value: Math.round(value * 1000) / 1000, unit: unit[0] } : undefined
}
