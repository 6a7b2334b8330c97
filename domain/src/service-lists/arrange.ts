import { dateOf, type ListColumn, type ServiceListName, type ServiceRow, serviceLists } from './lists.ts'

/** A column; after '-' the other way round. */
export type ListSort = ListColumn | `-${ListColumn}`

export type Arrangement = {
  /** A brand's name. */
  readonly brand?: string | null
  /** Without it rows stay in the list's own order. */
  readonly sort?: ListSort | null
}

/** The sort named in an address, where a list has that column. */
export function sortIn(list: ServiceListName, text: string | null | undefined): ListSort | null {
  const column = text?.replace(/^-/, '')
  return serviceLists[list].columns.some(one => one === column) ? (text as ListSort) : null
}

/** The rows of a brand, sorted; rows that are alike stay in the list's own order, and those without a value come last. */
export function arrange<Row extends ServiceRow>(rows: readonly Row[], { brand, sort }: Arrangement): Row[] {
  const of = brand ? rows.filter(row => row.brand_name === brand) : [...rows]
  if (!sort) return of
  const down = sort.startsWith('-')
  const value = values[sort.replace('-', '') as ListColumn]
  return of.sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return (down ? -1 : 1) * (typeof a === 'number' && typeof b === 'number' ? a - b : names.compare(`${a}`, `${b}`))
  })
}

/** 'Oat 60 g' before 'Oat 500 g'. */
const names = new Intl.Collator('de', { numeric: true })

const values: Readonly<Record<ListColumn, (row: ServiceRow) => string | number | null>> = {
  date: dateOf,
  brand: row => row.brand_name,
  product: row => row.product_size_name,
  flavour: row => row.product_attribute_name ?? null,
  price: row => row.price ?? null,
  trend: row => row.price_trend ?? null,
}
