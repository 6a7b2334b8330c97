import type { Db } from '../../../platform/database.ts'
import type { Flavour } from '../../catalogue/index.ts'
import { contentsOf } from './contents.ts'
import type { Cursor } from './cursor.ts'
import type { Feeds, Read } from './feeds.ts'
import { hashOfContent } from './make-rows.ts'
import { rowsAfter } from './row-store.ts'

export type Page = {
  /** JSON of the rows. */
  readonly rows: readonly string[]
  readonly removed: readonly string[]
  readonly next: Cursor
  readonly hasMore: boolean
}

/** A row as memory makes it is not the one that was numbered: one of them is behind. */
export class Behind extends Error {
  readonly flavourIds: readonly number[]
  constructor(flavourIds: readonly number[]) {
    super('Rows are being changed')
    this.flavourIds = flavourIds
  }
}

const REFERENCE = '"customer_reference":null'

/** Puts a customer's reference into the JSON of a row. Quotes inside of texts are escaped, so no text can look like the field. */
const withReference = (json: string, reference: string | undefined): string =>
  reference === undefined ? json : json.replace(REFERENCE, () => `"customer_reference":${JSON.stringify(reference)}`)

/**
 * The rows after a cursor: first those that have changed, then those whose reference has.
 * @throws Behind
 */
export async function pageAfter(
  db: Db,
  feeds: Feeds,
  { feed, references }: Read,
  at: Cursor,
  limit: number,
): Promise<Page> {
  const { view } = feed
  const found = await rowsAfter(db, feed.id, { ...at, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const isWhole = found.length <= limit
  // Later ones are of references that are not known here yet: they come with the next page.
  const own = isWhole
    ? await rowsAfter(db, references.id, {
        after: at.references,
        upTo: references.last,
        bound: 0,
        limit: limit - rows.length + 1,
      })
    : []
  const ownRows = own.slice(0, limit - rows.length)
  const hasMore = !isWhole || own.length > ownRows.length

  const shown = rows.filter(({ isShown }) => isShown)
  const told = new Set(rows.map(({ flavourId }) => flavourId))
  const ids = [...shown, ...ownRows.filter(({ flavourId }) => !told.has(flavourId))].map(({ flavourId }) => flavourId)
  const { snapshot } = await feeds.sourceFor(db, view, [])
  const flavours = ids.flatMap(id => snapshot.flavours.get(id) ?? [])
  const source = await feeds.sourceFor(db, view, flavours)
  const contentOf = contentsOf(view, source)
  const jsonOf = (flavour: Flavour | undefined) => {
    const content = flavour && contentOf(flavour)
    return content ? JSON.stringify(content) : undefined
  }
  const jsons = new Map(ids.map(id => [id, jsonOf(source.snapshot.flavours.get(id))]))
  const behind = shown.filter(({ flavourId, hash }) => hashOfContent(jsons.get(flavourId) ?? '') !== hash)
  if (behind.length > 0) throw new Behind(behind.map(({ flavourId }) => flavourId))
  return {
    rows: ids.flatMap(id => {
      const json = jsons.get(id)
      return json === undefined ? [] : withReference(json, references.of.get(id))
    }),
    removed: rows.filter(({ isShown }) => !isShown).map(({ sku }) => sku),
    next: {
      after: rows.at(-1)?.number ?? at.after,
      bound: at.bound,
      references: ownRows.at(-1)?.number ?? at.references,
    },
    hasMore,
  }
}
