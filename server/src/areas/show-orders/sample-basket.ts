import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { NewLine } from '../orders/index.ts'

/** Samples in a customer's basket, of one flavour. */
export type SamplePosition = {
  readonly id: number
  readonly quantity: number
  /** The flavour of the catalogue that they are small packs of. */
  readonly flavourId: number
  readonly exhibitorId: number
  /** Of the sample product and of its flavour. */
  readonly productName: string
  readonly name: string
}

/** What a show order needs of the samples, which know orders and not the other way round. */
export type SampleBasket = {
  /** An expression for the customer's samples at an edition as a JSON array of `SamplePosition`: asked within other statements. */
  readonly positions: (editionId: number, customerId: number) => SQL
  /** Marks what was not shipped yet as shipped; one statement. @returns the free lines of the order that it goes with */
  readonly ship: (tx: Db, editionId: number, customerId: number, now: Date) => Promise<NewLine[]>
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
