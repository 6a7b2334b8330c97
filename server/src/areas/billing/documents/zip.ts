import type { getDocumentsZip } from '@fairfloor/domain/billing/documents/contract'
import { refuse } from '@fairfloor/domain/billing/refusals'
import type { Day } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { makeZip } from 'client-zip'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { LiveShop } from '../../seller/index.ts'
import { ownFile } from '../own-file.ts'
import { condition } from '../receivables/condition.ts'
import { documentsFound } from '../receivables/documents.ts'

export type Chosen = Parsed<typeof getDocumentsZip>['query']

/**
 * The numbers of the documents of a customer that were chosen by number, or all that are searched.
 * @throws Refusal not_found where it has one of them not, or none; too_many_documents
 */
export async function numbersOf(
  db: Db,
  customerId: number,
  { numbers, ...query }: Chosen,
  { today, most }: { today: Day; most: number },
): Promise<string[]> {
  const wanted = { ...query, customer: customerId }
  const named = numbers === undefined ? undefined : [...new Set(numbers.split(','))]
  const own = await condition(db, wanted)
  const which = named ? sql`${own} and number = any(${sql.param(named)}::text[])` : own
  const { rows: found } = await documentsFound(db, wanted, { today, which, part: { size: most + 1 } })
  if (found.length === 0 || (named && found.length < Math.min(named.length, most + 1))) throw refuse('not_found')
  if (found.length > most) throw refuse('too_many_documents', { most })
  return found.map(({ number }) => number)
}

/** The PDFs of a customer's documents as a ZIP, each drawn when it is its turn. */
export function zipOf(
  db: Db,
  customerId: number,
  numbers: readonly string[],
  { shop, at }: { shop: LiveShop; at: Date },
): ReadableStream<Uint8Array> {
  async function* entries() {
    for (const number of numbers) {
      const file = await ownFile(db, customerId, number, shop)
      if (file) yield { name: file.filename, lastModified: at, input: file.content }
    }
  }
  return makeZip(entries())
}
