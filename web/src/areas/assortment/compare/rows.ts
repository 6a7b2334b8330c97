import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import { unitPrice } from '@fairfloor/domain/catalogue/unit-price'
import { count, money } from '../../../lib/format.ts'
import { marginOf } from '../../catalogue/margin.ts'
import type { compareTexts } from './texts.ts'

/** A size beside others, with what the label of its first declared flavour says. */
export type Compared = { readonly size: ShopSize; readonly nutrition: FoodFlavour['nutrition'] }

/** A line of the comparison: a text for each size, null where it is not known. */
export type Row = {
  readonly name: string
  readonly texts: readonly (string | null)[]
  readonly best: readonly number[]
}
export type Group = { readonly name: string; readonly rows: readonly Row[] }

type Better = 'low' | 'high' | null
type Texts = (typeof compareTexts)['en']

/** Of these less is better, or more; of others nobody can say. */
const BETTER: Readonly<Record<string, Better>> = {
  Protein: 'high',
  Eiweiß: 'high',
  'of which sugars': 'low',
  'davon Zucker': 'low',
}

/** The places of the best values; none where all are equal, or a single one is known. */
export function bestOf(values: readonly (number | null)[], better: Better): number[] {
  const known = values.filter(value => value !== null)
  if (better === null || known.length < 2 || new Set(known).size < 2) return []
  const best = better === 'low' ? Math.min(...known) : Math.max(...known)
  return values.flatMap((value, at) => (value === best ? [at] : []))
}

/** The number that a declared amount begins with: 72.5 of '72.5 g'. */
const amountIn = (text: string | null): number | null => {
  const [found] = text?.match(/^\d+(\.\d+)?/) ?? []
  return found === undefined ? null : Number(found)
}

/** What is compared of these sizes, in groups; rows of which nothing is known are left out. */
export function comparisonOf(compared: readonly Compared[], t: Texts): Group[] {
  const row = (name: string, numbers: readonly (number | null)[], better: Better, text: (value: number) => string) => ({
    name,
    texts: numbers.map(value => (value === null ? null : text(value))),
    best: bestOf(numbers, better),
  })
  const each = <T>(of: (one: Compared) => T) => compared.map(of)
  const per = (unit: 'kg' | 'l') =>
    row(
      t.per[unit],
      each(({ size }) => {
        const found = unitPrice(size.current_price, size)
        return found?.of === unit ? found.price : null
      }),
      'low',
      money,
    )
  const servings = each(({ size: { unit_value: content, unit_name: unit }, nutrition }) => {
    const serving = amountIn(nutrition?.serving ?? null)
    return serving && content && (unit === 'g' || unit === 'ml') ? Math.floor(content / serving) : null
  })
  const prices = [
    row(
      t.piece,
      each(({ size }) => size.current_price),
      'low',
      money,
    ),
    per('kg'),
    per('l'),
    row(
      t.serving,
      each(({ size: { current_price: price } }) => price).map((price, at) =>
        price !== null && servings[at] ? Math.round((price / servings[at]) * 100) / 100 : null,
      ),
      'low',
      money,
    ),
    row(
      t.recommended,
      each(({ size }) => size.msrp),
      null,
      money,
    ),
    row(
      t.margin,
      each(({ size }) => marginOf(size.current_price, size.msrp_exc_vat)),
      'high',
      value => `${value} %`,
    ),
  ]
  const nutrients = [...new Set(compared.flatMap(({ nutrition }) => nutrition?.rows.map(one => one.nutrient) ?? []))]
  const contents = [
    ...nutrients.map(nutrient => {
      const texts = each(({ nutrition }) => nutrition?.rows.find(one => one.nutrient === nutrient)?.per_100 ?? null)
      const of = compared.find(({ nutrition }) => nutrition?.per)?.nutrition?.per?.replace(/^100 /, ' ') ?? ''
      return { name: t.per100(nutrient) + of, texts, best: bestOf(texts.map(amountIn), BETTER[nutrient] ?? null) }
    }),
    { name: t.servingSize, texts: each(({ nutrition }) => nutrition?.serving || null), best: [] },
    row(t.servings, servings, 'high', count),
  ]
  const ordering = [
    row(
      t.perCase,
      each(({ size }) => size.units_per_case),
      null,
      count,
    ),
    row(
      t.flavours,
      each(({ size }) => size.product_attributes.length),
      'high',
      count,
    ),
    {
      name: t.inStock,
      texts: each(({ size: { product_attributes: all } }) =>
        t.stockOf(all.filter(({ availability }) => availability === 'in_stock').length, all.length),
      ),
      best: [],
    },
  ]
  return [
    { name: t.price, rows: prices },
    { name: t.content, rows: contents },
    { name: t.ordering, rows: ordering },
  ]
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ texts }) => texts.some(text => text !== null)) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Without the rows in which all sizes say the same. */
export const onlyDiffering = (groups: readonly Group[]): Group[] =>
  groups
    .map(group => ({ ...group, rows: group.rows.filter(({ texts }) => new Set(texts).size > 1) }))
    .filter(({ rows }) => rows.length > 0)
