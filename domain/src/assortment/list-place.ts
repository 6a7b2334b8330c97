import { type SizeSort, sizeSorts } from '../catalogue/sort.ts'
import type { CallInput } from '../endpoint.ts'
import type { Query } from '../page.ts'
import type { getProducts } from './contract.ts'
import { shownId } from './shown-id.ts'

/** What a list is about, as its path says. */
export type ListKind =
  | 'all'
  | 'botm'
  | 'brand'
  | 'category'
  | 'favourites'
  | 'new'
  | 'potw'
  | 'promo'
  | 'sale'
  | 'search'
  | 'top'

export type ListQuery = NonNullable<CallInput<typeof getProducts>['query']>

type Params = Readonly<Record<string, string | undefined>>

/** Filters that stand in the address under the name that the call gives them, in the order of their chips. */
export const filterNames = [
  'brand',
  'category',
  'size',
  'in_stock',
  'new',
  'sale',
  'clearance',
  'clearanceGroup',
  'gym_assortment',
  'price_from',
  'price_to',
] as const

export type FilterName = (typeof filterNames)[number]

/** A list with its filters; undefined if its path cannot name anything, as `brand/abc`. */
export type ListPlace = {
  readonly kind: ListKind
  /** What the path selects; the filters cannot change it. */
  readonly fixed: ListQuery
  readonly filters: Readonly<Partial<Record<FilterName, string>>>
  readonly sort: SizeSort
  readonly page: number
}

const LONGEST = 200

const isId = (text: string): boolean => shownId(text) !== undefined
const isFlag = (text: string): boolean => text === '1'
const isText = (text: string): boolean => text !== '' && text.length <= LONGEST
const isPercent = (text: string): boolean => /^[1-9]\d?$/.test(text)
const isAmount = (text: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(text)

const fits: Readonly<Record<FilterName, (text: string) => boolean>> = {
  brand: isId,
  category: isId,
  size: isText,
  in_stock: isFlag,
  new: isFlag,
  sale: isText,
  clearance: isPercent,
  clearanceGroup: isText,
  gym_assortment: isFlag,
  price_from: isAmount,
  price_to: isAmount,
}

/** What a path selects, by the kind of its list; undefined for a path that cannot name anything. */
const selections: Readonly<Record<ListKind, (params: Params) => ListQuery | undefined>> = {
  all: () => ({}),
  botm: () => ({ botm: '1' }),
  brand: ({ brand }) => byId(brand, id => ({ brand: id })),
  category: ({ category, subCategory }) =>
    byId(category, id =>
      subCategory === undefined ? { category: id } : byId(subCategory, sub => ({ category: sub })),
    ),
  favourites: () => ({ favourites: '1' }),
  new: () => ({ new: '1' }),
  potw: ({ shopProduct }) => (shopProduct === undefined ? { potw: 'all' } : byId(shopProduct, id => ({ potw: id }))),
  promo: ({ brand }) => (brand === undefined ? { promo: 'all' } : byId(brand, id => ({ promo: id }))),
  sale: ({ clearance, clearanceGroup }) => {
    if (clearance === undefined) return { sale: '1' }
    if (!isPercent(clearance) || (clearanceGroup !== undefined && !isText(clearanceGroup))) return undefined
    return { sale: '1', clearance: Number(clearance), ...(clearanceGroup === undefined ? {} : { clearanceGroup }) }
  },
  // Without what no call takes: control characters, and half of one cut in two.
  search: ({ term = '' }) => ({
    term: term
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, LONGEST)
      .toWellFormed(),
  }),
  top: () => ({ top: '1' }),
}

/** The list at an address. A filter that misfits is left out, so that no address is an error. */
export function listPlaceOf(kind: ListKind, params: Params, query: Query): ListPlace | undefined {
  const fixed = selections[kind](params)
  if (!fixed) return undefined
  const filters = Object.fromEntries(
    filterNames.flatMap(name => {
      const value = query.get(name)
      return value !== null && !(name in fixed) && fits[name](value) ? [[name, value]] : []
    }),
  )
  const sort = query.get('sort')
  const page = query.get('page') ?? ''
  return {
    kind,
    fixed,
    filters,
    sort: sizeSorts.find(one => one === sort) ?? 'top',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of the list's call. Its parameters are always in the same order: the address of the call is its cache key. */
export function listQuery({ fixed, filters, sort, page }: ListPlace): ListQuery {
  const asked: Record<string, unknown> = { ...filters, ...fixed, sort: sort === 'top' ? undefined : sort, page }
  const sorted = Object.entries(asked).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1))) as ListQuery
}

function byId(text: string | undefined, then: (id: number) => ListQuery | undefined): ListQuery | undefined {
  const id = shownId(text)
  return id === undefined ? undefined : then(id)
}

const twins: Readonly<Record<string, ListKind>> = {
  brand: 'brand',
  favourites: 'favourites',
  new: 'new',
  search: 'search',
  'top-products': 'top',
}

const kinds = Object.keys(selections) as readonly ListKind[]

/** The kind of the list at a path. */
export function listKindOf(pathname: string): ListKind {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  return twins[first] ?? kinds.find(kind => kind === second) ?? 'all'
}
