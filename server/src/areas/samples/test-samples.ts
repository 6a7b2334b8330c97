import { gt } from 'drizzle-orm'
import { transaction } from '../../platform/transaction.ts'
import { type TestShow, testShow } from '../show-orders/test-show.ts'
import { saveSamples } from './save-samples.ts'
import { samplePositions } from './tables.ts'

export type SampleShow = TestShow & {
  /** Ids of the exhibitors. */
  north: number
  south: number
  /** Ids of the sample flavours by their names. */
  sample: Map<string, number>
}

type Limits = { ofExhibitor?: number; inAll?: number; stock?: Record<string, number> }

const STOCK = { Vanilla: 10, Cocoa: 3, Banana: 0, Peanut: 10 }

/** A show where North offers sachets in three flavours, one of them sold out, and South a bar. */
export async function testSamples(at?: TestShow): Promise<SampleShow> {
  const show = at ?? (await testShow())
  await layOutSamples(show, {})
  const { exhibitorByBooth } = show.app.shows.current()
  const north = exhibitorByBooth.get(1)!.id
  const south = exhibitorByBooth.get(31)!.id
  const sample = new Map<string, number>()
  const buyer = await show.as('buyer@fairfloor.test')
  for (const id of [north, south])
    for (const product of (await buyer.get(`/api/onlineshop/vts-exhibitors/${id}/samples`)).json())
      for (const one of product.sample_product_attributes) sample.set(one.name, one.id)
  return { ...show, north, south, sample }
}

/** Sets up the samples of a show with these limits; none are taken. */
export async function layOutSamples(show: TestShow, { ofExhibitor = 5, inAll = 7, stock = {} }: Limits): Promise<void> {
  const { edition, exhibitorByBooth } = show.app.shows.current()
  const north = exhibitorByBooth.get(1)!.id
  const south = exhibitorByBooth.get(31)!.id
  const pieces = { ...STOCK, ...stock }
  const flavour = (key: string, name: keyof typeof STOCK) => ({
    flavourId: show.flavour.get(key)!,
    sku: `${name}-S`,
    name,
    stock: pieces[name],
  })
  await transaction(show.app.platform.db, async tx => {
    // What was taken at the previous edition stays.
    await tx.delete(samplePositions).where(gt(samplePositions.takenAt, edition.orderStart))
    await saveSamples(tx, {
      editionId: edition.id,
      most: inAll,
      exhibitors: [
        {
          exhibitorId: north,
          most: ofExhibitor,
          products: [
            { name: 'Whey, sachet 30 g', flavours: [flavour('f1', 'Vanilla'), flavour('f2', 'Cocoa')] },
            { name: 'Whey, tub 100 g', flavours: [flavour('f3', 'Banana')] },
          ],
        },
        {
          exhibitorId: south,
          most: ofExhibitor,
          products: [{ name: 'Bar 20 g', flavours: [flavour('f4', 'Peanut')] }],
        },
      ],
    })
  })
}

/** `positionsJson` with this many of each, by flavour name or id. */
export const samplesJson = (sample: ReadonlyMap<string, number>, lines: Record<string, number>): string =>
  JSON.stringify(
    Object.entries(lines).map(([key, quantity]) => ({
      sample_product_attribute_id: sample.get(key) ?? Number(key),
      quantity,
    })),
  )
