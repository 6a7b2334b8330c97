import type { getDeskProduct, ProductBody } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { readGtin } from '@fairfloor/domain/gtin'
import { amountIn, amountText } from '../../../lib/typed-amount.ts'

export type Product = Answer<typeof getDeskProduct>
export type Size = Product['sizes'][number]
export type Fault = 'missing' | 'whole' | 'money' | 'pair' | 'gtin' | 'countries'

export interface PairDraft {
  regular: string
  current: string
}

export interface FlavourDraft {
  id: number
  name: string
  ean: string
  on_sale: boolean
}

/** A size as it is typed: numbers and prices are texts. */
export interface SizeDraft {
  id: number
  units_per_case: string
  order_multiple: string
  min_quantity: string
  gym_assortment: boolean
  has_label: boolean
  promotion_text: string
  msrp: string
  list: PairDraft
  /** By customer group, also those without their own prices. */
  groups: readonly ({ id: number } & PairDraft)[]
  flavours: readonly FlavourDraft[]
}

export interface Draft {
  name: string
  category_id: number
  description: string
  is_new: boolean
  on_sale: boolean
  vat_class: ProductBody['vat_class']
  countries: string
  sizes: readonly SizeDraft[]
}

export const draftOf = (product: Product): Draft => ({
  name: product.name,
  category_id: product.category_id,
  description: product.description,
  is_new: product.is_new,
  on_sale: product.on_sale,
  vat_class: product.vat_class,
  countries: product.countries?.join(', ') ?? '',
  sizes: product.sizes.map(size => ({
    id: size.id,
    units_per_case: String(size.units_per_case),
    order_multiple: String(size.order_multiple),
    min_quantity: String(size.min_quantity),
    gym_assortment: size.gym_assortment,
    has_label: size.has_label,
    promotion_text: size.promotion_text,
    msrp: amountText(size.msrp),
    list: { regular: amountText(size.regular_price), current: amountText(size.current_price) },
    groups: product.groups.map(({ id }) => {
      const own = size.group_prices.find(({ group_id }) => group_id === id)
      return { id, regular: amountText(own?.regular_price), current: amountText(own?.current_price) }
    }),
    flavours: size.flavours.map(({ id, name, ean, on_sale }) => ({ id, name, ean: ean ?? '', on_sale })),
  })),
})

export const WHOLE = /^[1-9]\d{0,4}$/

const countriesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

function faultOfPair({ regular, current }: PairDraft): Fault | null {
  const [first, second] = [amountIn(regular), amountIn(current)]
  if (first === undefined || second === undefined) return 'money'
  if (first === null && second === null) return null
  return first === null || second === null || second > first || second <= 0 ? 'pair' : null
}

/** What is wrong, by the paths that the server uses as well. */
export function faultsIn(draft: Draft, product: Product): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>()
  const note = (path: string, fault: Fault | null) => fault && faults.set(path, fault)
  const eans = new Map(product.sizes.flatMap(size => size.flavours.map(({ id, ean }) => [id, ean ?? ''] as const)))
  note('name', draft.name.trim() === '' ? 'missing' : null)
  note('countries', countriesIn(draft.countries).every(code => /^[A-Z]{2}$/.test(code)) ? null : 'countries')
  for (const [i, size] of draft.sizes.entries()) {
    const at = `sizes.${i}`
    for (const field of ['units_per_case', 'order_multiple', 'min_quantity'] as const)
      note(`${at}.${field}`, WHOLE.test(size[field].trim()) ? null : 'whole')
    note(`${at}.msrp`, amountIn(size.msrp) === undefined ? 'money' : null)
    note(`${at}.current_price`, faultOfPair(size.list))
    for (const group of size.groups) note(`${at}.groups.${group.id}`, faultOfPair(group))
    for (const [j, { id, name, ean }] of size.flavours.entries()) {
      note(`${at}.flavours.${j}.name`, name.trim() === '' ? 'missing' : null)
      // A number that was there before is not asked to be right.
      const isTyped = ean.trim() !== '' && ean !== eans.get(id)
      note(`${at}.flavours.${j}.ean`, isTyped && 'reason' in readGtin(ean) ? 'gtin' : null)
    }
  }
  return faults
}

/** What is sent; call it without faults only. */
export function bodyOf(draft: Draft, version: string): ProductBody {
  const countries = countriesIn(draft.countries)
  return {
    ...draft,
    version,
    name: draft.name.trim(),
    countries: countries.length === 0 ? null : countries,
    sizes: draft.sizes.map(({ list, groups, flavours, ...size }) => ({
      ...size,
      units_per_case: Number(size.units_per_case),
      order_multiple: Number(size.order_multiple),
      min_quantity: Number(size.min_quantity),
      msrp: amountIn(size.msrp) ?? null,
      regular_price: amountIn(list.regular) ?? null,
      current_price: amountIn(list.current) ?? null,
      group_prices: groups.flatMap(({ id, regular, current }) => {
        const [first, second] = [amountIn(regular), amountIn(current)]
        return first == null || second == null ? [] : [{ group_id: id, regular_price: first, current_price: second }]
      }),
      flavours: flavours.map(flavour => ({ ...flavour, ean: flavour.ean.trim() || null })),
    })),
  }
}
