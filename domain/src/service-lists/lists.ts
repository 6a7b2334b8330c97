/** The service lists by the names of the page-visit call, in the order of the menu. */
export const serviceListNames = ['just_in', 'eta', 'price_change', 'discontinued', 'available_soon'] as const

export type ServiceListName = (typeof serviceListNames)[number]

export const isServiceListName = (text: string): text is ServiceListName =>
  (serviceListNames as readonly string[]).includes(text)

export const listColumns = ['date', 'brand', 'product', 'flavour', 'price', 'trend'] as const

export type ListColumn = (typeof listColumns)[number]

/** A row of any list, as it can be sorted and filtered. */
export type ServiceRow = {
  readonly id: number
  readonly brand_name: string
  readonly product_size_name: string
  readonly product_attribute_name?: string
  readonly price?: number | null
  readonly former_price?: number | null
  readonly price_trend?: 'up' | 'down'
  readonly just_in_date?: string
  readonly updated?: string
  readonly discontinued?: string
  readonly eta_date?: string | null
}

type Described = { readonly columns: readonly ListColumn[]; readonly isOfSizes?: true }

const OF_FLAVOURS = ['date', 'brand', 'product', 'flavour'] as const

/** The columns of each list that can be sorted. */
export const serviceLists: Readonly<Record<ServiceListName, Described>> = {
  just_in: { columns: [...OF_FLAVOURS, 'price'] },
  eta: { columns: [...OF_FLAVOURS, 'price'] },
  price_change: { columns: ['date', 'brand', 'product', 'price', 'trend'], isOfSizes: true },
  discontinued: { columns: OF_FLAVOURS },
  available_soon: { columns: OF_FLAVOURS },
}

/** The last part of a list's address: 'just-in'. */
export const slugOf = (list: ServiceListName): string => list.replace('_', '-')

/** The list whose address ends so. */
export const listOfSlug = (slug: string): ServiceListName | undefined =>
  serviceListNames.find(list => slugOf(list) === slug)

/** The day or instant of a row; null where nobody knows when a delivery comes. */
export const dateOf = (row: ServiceRow): string | null =>
  row.just_in_date ?? row.updated ?? row.discontinued ?? row.eta_date ?? null
