import type { Platform } from '../platform.ts'
import { outboxEvents } from '../tables.ts'
import type { TestDatabase } from './database.ts'

/** Of the tests' own events. */
const OWN = /^test\b/

/**
 * Events of a test that no area reacts to: they would stay open for ever, as if for a server of the next version.
 * @returns their topics
 */
export async function unheard({ later }: Platform, { db }: TestDatabase): Promise<string[]> {
  const heard = new Set(later.work.flatMap(({ startedBy, start }) => (startedBy === 'event' ? [start] : [])))
  const found = await db.selectDistinct({ topic: outboxEvents.topic }).from(outboxEvents)
  return found.map(({ topic }) => topic).filter(topic => !heard.has(topic) && !OWN.test(topic))
}
