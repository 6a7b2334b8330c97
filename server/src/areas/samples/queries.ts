import { USUAL_LIMITS } from '@fairfloor/domain/samples/limits'
import type { Allowance } from '@fairfloor/domain/samples/room'
import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { sampleFlavours, sampleProducts } from './tables.ts'

export type SampleProduct = {
  readonly id: number
  readonly name: string
  readonly flavours: readonly (typeof sampleFlavours.$inferSelect)[]
}

/** The sample products of an exhibitor with their flavours and remaining stock; one statement. */
export async function samplesOf(db: Db, exhibitorId: number): Promise<SampleProduct[]> {
  const found = await db
    .select({ product: sampleProducts, flavour: sampleFlavours })
    .from(sampleProducts)
    .innerJoin(sampleFlavours, eq(sampleFlavours.sampleProductId, sampleProducts.id))
    .where(eq(sampleProducts.exhibitorId, exhibitorId))
    .orderBy(asc(sampleProducts.rank), asc(sampleProducts.id), asc(sampleFlavours.rank), asc(sampleFlavours.id))
  return [...Map.groupBy(found, row => row.product.id).values()].map(ofOne => ({
    ...ofOne[0]!.product,
    flavours: ofOne.map(row => row.flavour),
  }))
}

/** An exhibitor's sample products, by name. */
export const sampleNames = async (db: Db, exhibitorId: number): Promise<{ id: number; name: string }[]> =>
  (await samplesOf(db, exhibitorId)).map(({ id, name }) => ({ id, name }))

/** The exhibitors that give samples away, at any edition. */
export async function exhibitorsWithSamples(db: Db): Promise<Set<number>> {
  const found = await db
    .selectDistinct({ id: sampleProducts.exhibitorId })
    .from(sampleProducts)
    .innerJoin(sampleFlavours, eq(sampleFlavours.sampleProductId, sampleProducts.id))
  return new Set(found.map(({ id }) => id))
}

type Taken = { exhibitorId: number; taken: number; most: number; takenInAll: number; mostInAll: number }

/** What a user has taken and may take, from each of these exhibitors and at the edition; one statement. */
export async function allowancesOf(
  db: Db,
  editionId: number,
  userId: number,
  exhibitorIds: readonly number[],
): Promise<{ ofExhibitor: Map<number, Allowance>; inAll: Allowance }> {
  const found = await rows<Taken>(
    db,
    sql`
      with taken as (
        select s.exhibitor_id, sum(p.quantity)::int as quantity
        from sample_positions p
        join sample_flavours f on f.id = p.sample_flavour_id
        join sample_products s on s.id = f.sample_product_id
        join exhibitor_editions e on e.id = s.exhibitor_id
        where p.user_id = ${userId}::int and e.edition_id = ${editionId}::int
        group by s.exhibitor_id
      )
      select asked.id as "exhibitorId", coalesce(taken.quantity, 0) as taken,
        coalesce(l.most, ${USUAL_LIMITS.ofExhibitor}::int) as most,
        coalesce((select sum(quantity) from taken), 0)::int as "takenInAll",
        coalesce((select most from edition_sample_limits where edition_id = ${editionId}::int),
          ${USUAL_LIMITS.inAll}::int) as "mostInAll"
      from jsonb_to_recordset(${JSON.stringify(exhibitorIds.map(id => ({ id })))}::jsonb) as asked(id int)
      left join taken on taken.exhibitor_id = asked.id
      left join exhibitor_sample_limits l on l.exhibitor_id = asked.id`,
  )
  const [first] = found
  return {
    ofExhibitor: new Map(found.map(({ exhibitorId, taken, most }) => [exhibitorId, { taken, most }])),
    inAll: { taken: first?.takenInAll ?? 0, most: first?.mostInAll ?? USUAL_LIMITS.inAll },
  }
}
