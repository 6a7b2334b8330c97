import type { Extras } from '@fairfloor/domain/extras'
import { type SQLWrapper, sql } from 'drizzle-orm'

/** Extras as they are entered, for the database: an empty one takes away what is kept. */
export const enteredJson = (entered: Extras = {}) =>
  Object.fromEntries(Object.entries(entered).map(([key, text]) => [key, text || null]))

/** What a line keeps after some were entered. */
export const withExtras = (kept: SQLWrapper, entered?: Extras) =>
  sql`jsonb_strip_nulls(${kept} || ${JSON.stringify(enteredJson(entered))}::jsonb)`
