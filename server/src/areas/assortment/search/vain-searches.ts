import { countedTerm } from '@fairfloor/domain/assortment/vain-searches'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import { vainSearches } from '../tables.ts'

/** What was searched for and not found, counted for the operator. */
export type VainSearches = {
  /**
   * Counts a search in vain.
   * @param who keeps one person from counting a term again and again; not stored
   */
  note(term: string, who: string, now: Date): void
}

type Counted = { count: number; readonly first: Date; last: Date }

const MINUTE_MS = 60_000
/** So many terms of one person count in a minute: more are no buyer's. */
const MOST_OF_ONE = 10
/** Terms that wait to be written; more between two writes are left out. */
const MOST_WAITING = 1000
const MOST_PEOPLE = 10_000
/** Terms in the table: beyond these the rarest and oldest go. */
export const MOST_KEPT = 10_000

/** Counts in memory and writes every half minute, so that a search costs no statement. */
export function openVainSearches({ server, later, backgroundDb }: Platform): VainSearches {
  let waiting = new Map<string, Counted>()
  const recent = new LRUCache<string, { readonly minute: number; readonly terms: Set<string> }>({ max: MOST_PEOPLE })

  function count(term: string, by: Counted): void {
    const known = waiting.get(term)
    if (known) {
      known.count += by.count
      known.last = by.last
    } else if (waiting.size < MOST_WAITING) waiting.set(term, by)
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const taken = waiting
    waiting = new Map()
    try {
      await transaction(backgroundDb, tx => countVainSearches(tx, taken))
    } catch (error) {
      for (const [term, counted] of taken) count(term, counted)
      throw error
    }
  }

  later.whenDue('vain-searches', write)
  server.addHook('onClose', write)

  return {
    note(term, who, now) {
      const words = countedTerm(term)
      if (words === null) return
      const minute = Math.floor(now.getTime() / MINUTE_MS)
      const last = recent.get(who)
      const { terms } = last?.minute === minute ? last : { terms: new Set<string>() }
      if (terms.has(words) || terms.size === MOST_OF_ONE) return
      terms.add(words)
      recent.set(who, { minute, terms })
      count(words, { count: 1, first: now, last: now })
    },
  }
}

/** Adds counts to those in the table, which keeps the most frequent and newest terms. */
export async function countVainSearches(tx: Db, counted: ReadonlyMap<string, Counted>): Promise<void> {
  // In the same order on every server, so that two of them do not wait for each other.
  const sorted = [...counted].sort(([a], [b]) => (a < b ? -1 : 1))
  const found = JSON.stringify(sorted.map(([term, { count, first, last }]) => ({ term, count, first, last })))
  await tx.execute(sql`
    insert into ${vainSearches} (term, count, first_at, last_at)
    select term, count, first, last
    from jsonb_to_recordset(${found}::jsonb)
      as found(term text, count int, first timestamptz, last timestamptz)
    on conflict (term) do update set
      count = ${vainSearches}.count + excluded.count,
      last_at = greatest(${vainSearches}.last_at, excluded.last_at)`)
  await tx.execute(sql`
    delete from ${vainSearches} where term in (
      select term from ${vainSearches} order by count desc, last_at desc, term offset ${MOST_KEPT}::int)`)
}
