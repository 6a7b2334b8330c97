import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { editionSampleLimits, exhibitorSampleLimits, sampleFlavours, sampleProducts } from './tables.ts'

export type SampleInput = {
  readonly exhibitorId: number
  /** Most samples that a user may take here. */
  readonly most: number
  readonly products: readonly {
    readonly name: string
    readonly flavours: readonly {
      readonly flavourId: number
      readonly sku: string
      readonly name: string
      /** Pieces that are not reserved. */
      readonly stock: number
    }[]
  }[]
}

/** Creates or updates exhibitors' samples and limits at an edition: by exhibitor, product name and flavour. */
export async function saveSamples(
  tx: Db,
  { editionId, most, exhibitors }: { editionId: number; most: number; exhibitors: readonly SampleInput[] },
): Promise<void> {
  await tx
    .insert(editionSampleLimits)
    .values({ editionId, most })
    .onConflictDoUpdate({ target: editionSampleLimits.editionId, set: { most } })
  if (exhibitors.length === 0) return
  await tx
    .insert(exhibitorSampleLimits)
    .values(exhibitors.map(one => ({ exhibitorId: one.exhibitorId, most: one.most })))
    .onConflictDoUpdate({ target: exhibitorSampleLimits.exhibitorId, set: { most: excluded('most') } })
  const products = exhibitors.flatMap(({ exhibitorId, products: ofOne }) =>
    ofOne.map((product, rank) => ({ exhibitorId, rank, ...product })),
  )
  const saved = await tx
    .insert(sampleProducts)
    .values(products.map(({ exhibitorId, name, rank }) => ({ exhibitorId, name, rank })))
    .onConflictDoUpdate({ target: [sampleProducts.exhibitorId, sampleProducts.name], set: { rank: excluded('rank') } })
    .returning()
  const idOf = new Map(saved.map(({ id, exhibitorId, name }) => [`${exhibitorId} ${name}`, id]))
  await tx
    .insert(sampleFlavours)
    .values(
      products.flatMap(({ exhibitorId, name, flavours }) =>
        flavours.map((flavour, rank) => ({
          ...flavour,
          rank,
          sampleProductId: idOf.get(`${exhibitorId} ${name}`)!,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [sampleFlavours.sampleProductId, sampleFlavours.flavourId],
      set: { sku: excluded('sku'), name: excluded('name'), stock: excluded('stock'), rank: excluded('rank') },
    })
}

const excluded = (column: string) => sql.raw(`excluded.${column}`)
