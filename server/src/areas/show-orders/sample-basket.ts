import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { NewLine } from '../orders/index.ts'

/** Samples of one flavour in a customer's basket. */
export type SamplePosition = {
  readonly id: number
  readonly quantity: number
  /** The flavour of the catalogue that they are packs of. */
  readonly flavourId: number
  readonly exhibitorId: number
  /** Names of the sample product and of its flavour. */
  readonly productName: string
  readonly name: string
}

/** What show orders need of the samples area, which depends on orders and not the other way round. */
export type SampleBasket = {
  /** A SQL expression for the customer's samples at an edition as a JSON array of `SamplePosition`, for use in other statements. */
  readonly positions: (editionId: number, customerId: number) => SQL
  /** Marks unshipped samples as shipped; one statement. @returns the free lines for the order they ship with */
  readonly ship: (tx: Db, editionId: number, customerId: number, now: Date) => Promise<NewLine[]>
  /** Removes unshipped samples from the basket and returns them to the exhibitors' stock; without any it does nothing. */
  readonly giveBack: (tx: Db, editionId: number, customerId: number) => Promise<void>
  /** The customers who have unshipped samples of an edition. */
  readonly holders: (db: Db, editionId: number) => Promise<number[]>
}

/** The samples in a customer's basket; one statement. */
export async function readSamples(
  db: Db,
  { positions }: SampleBasket,
  editionId: number,
  customerId: number,
): Promise<SamplePosition[]> {
  const found = await rows<{ samples: SamplePosition[] }>(
    db,
    sql`select (${positions(editionId, customerId)}) as samples`,
  )
  return found[0]!.samples
}
