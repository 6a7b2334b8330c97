import { changesSince } from '../../../platform/changes.ts'
import type { Db } from '../../../platform/database.ts'
import { type Catalogue, productIdsWith } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'

const SOURCES = [
  'brands',
  'categories',
  'products',
  'product_sizes',
  'size_prices',
  'flavours',
  'stock',
  'promotions',
  'clearances',
  'labels',
  'references',
  'rates',
] as const
type SourceName = (typeof SOURCES)[number]

/** Changed rows by source, and the number up to which they are all. */
export type Found = { readonly next: number; readonly ids: ReadonlyMap<SourceName, readonly number[]> }

const AT_ONCE = 5000

/** The number up to which everything has been written. */
export const settledChange = async (db: Db): Promise<number> => (await changesSince(db, [], 0, 1)).next

/** Everything that has changed after a number. */
export async function changesAfter(db: Db, number: number): Promise<Found> {
  const ids = new Map<SourceName, number[]>()
  for (let next = number; ; ) {
    const page = await changesSince(db, SOURCES, next, AT_ONCE)
    for (const { source, rowId } of page.changes) {
      const known = ids.get(source as SourceName)
      if (known) known.push(rowId)
      else ids.set(source as SourceName, [rowId])
    }
    next = page.next
    if (page.changes.length < AT_ONCE) return { next, ids }
  }
}

/** What the server keeps in memory, and has to read again. */
const IN_MEMORY: readonly SourceName[] = [
  'brands',
  'categories',
  'products',
  'product_sizes',
  'size_prices',
  'flavours',
  'promotions',
  'clearances',
]

export const touchesMemory = ({ ids }: Found): boolean => IN_MEMORY.some(source => ids.has(source))

type Memory = { readonly catalogue: Catalogue; readonly promotions: Promotions }

/** Stands for clearances and other campaigns among the ids of promotions. */
const REST = 0

/** Makes the memory of this server at least as new as what was found: a notification may still be on its way, or lost. */
export async function readAgain(db: Db, { catalogue, promotions }: Memory, { ids }: Found): Promise<void> {
  const of = (...sources: SourceName[]) => sources.flatMap(source => ids.get(source) ?? [])
  const inCatalogue = ['brands', 'categories', 'products', 'product_sizes', 'size_prices', 'flavours'] as const
  if (inCatalogue.some(source => ids.has(source)))
    await catalogue.reload(
      await productIdsWith(db, {
        products: of('products'),
        sizes: of('product_sizes', 'size_prices'),
        flavours: of('flavours'),
      }),
    )
  const campaigns = [...of('promotions'), ...(ids.has('clearances') ? [REST] : [])]
  if (campaigns.length > 0) await promotions.reload(campaigns)
}
