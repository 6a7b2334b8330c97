import { type Change, changesSince } from '../../../platform/changes.ts'
import type { Db } from '../../../platform/database.ts'
import { type Catalogue, productIdsWith } from '../../catalogue/index.ts'
import { settledChange } from './settings.ts'

/** What is told of an article besides its stock, which is always read from the database. */
const SOURCES = ['brands', 'products', 'product_sizes', 'flavours'] as const

/** From this many changes on, everything is read. */
const MOST = 5000

/**
 * How new the catalogue is that this server has in memory. Deliveries ask, as a notification may still be on its way, or
 * lost: an article that is not known would be passed over, and one that has ended be told as before.
 */
export type Memory = {
  /** Makes it hold a change, by its number, and all before. */
  upTo(number: number): Promise<void>
  /** Makes it hold all changes. @returns the number of the last one */
  renew(): Promise<number>
}

export async function openMemory(db: Db, catalogue: Catalogue): Promise<Memory> {
  let known = await settledChange(db)
  let running: Promise<void> | undefined

  async function read(): Promise<void> {
    const settled = await settledChange(db)
    const { changes } = await changesSince(db, SOURCES, known, MOST)
    if (changes.length === MOST) await catalogue.reload()
    else if (changes.length > 0) await catalogue.reload(await productIdsWith(db, named(changes)))
    known = settled
  }

  async function upTo(number: number): Promise<void> {
    // One that runs may have begun before the change.
    if (known < number) await running
    if (known >= number) return
    running ??= read().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    upTo,
    async renew() {
      await upTo(Number.POSITIVE_INFINITY)
      return known
    },
  }
}

function named(changes: readonly Change[]) {
  const of = (wanted: (typeof SOURCES)[number]) =>
    changes.filter(({ source }) => source === wanted).map(({ rowId }) => rowId)
  return { products: of('products'), sizes: of('product_sizes'), flavours: of('flavours') }
}
