import type { Day } from '@fairfloor/domain/day'
import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { isPast } from '@fairfloor/domain/trade-show/phases'
import { refuse } from '@fairfloor/domain/trade-show/refusals'
import { shiftWindows } from '@fairfloor/domain/trade-show/shift-windows'
import { eq, ne, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { isDuplicate } from '../../platform/transaction.ts'
import { listEditions } from './list-editions.ts'
import type { Edition, Shows } from './show.ts'
import { editions } from './tables.ts'

/** Published with a copied edition: other areas copy what they keep of one. */
export const EDITION_COPIED = 'edition-copied'

export type EditionCopied = {
  readonly from: number
  readonly to: number
  /** Ids of the exhibitors of both. */
  readonly exhibitors: readonly { readonly from: number; readonly to: number }[]
}

type Wanted = { readonly copyOf: number; readonly name: string; readonly firstDay: Day }
type Listed = Edition & { readonly isCurrent: boolean }

/**
 * Makes a new edition after another one: its dates from the first day of ordering on, its hall, and its exhibitors with
 * their booths. It is not current yet. What belongs to one show alone (orders, visits, samples, videos to watch) is not copied.
 * @throws Refusal not_found, edition_exists
 */
export async function copyEdition(
  tx: Db,
  shows: Pick<Shows, 'changed'>,
  { copyOf, name, firstDay }: Wanted,
): Promise<Listed> {
  const source = (await listEditions(tx)).find(({ id }) => id === copyOf)
  if (!source) throw refuseGenerally('not_found')
  const { timeZone, liveCounts } = source
  const edition = { name, timeZone, liveCounts, ...shiftWindows(source, firstDay, timeZone) }
  const [made] = await tx
    .insert(editions)
    .values(edition)
    .returning()
    .catch(error => {
      throw isDuplicate(error) ? refuse('edition_exists').at('name') : error
    })
  const to = made!.id
  const exhibitors = await rows<{ from: number; to: number }>(
    tx,
    sql`with copied as (
          insert into exhibitors (edition_id, brand_id, organiser, pano_number, booth_number, description, video_url,
            video_poster, website_url, youtube_url, twitter_url, instagram_url, facebook_url)
          select ${to}, brand_id, organiser, pano_number, booth_number, description, video_url,
            video_poster, website_url, youtube_url, twitter_url, instagram_url, facebook_url
          from exhibitors where edition_id = ${copyOf} order by id
          returning id, brand_id)
        select old.id as "from", copied.id as "to"
        from copied join exhibitors old on old.brand_id = copied.brand_id and old.edition_id = ${copyOf}`,
  )
  await tx.execute(sql`insert into scenes (edition_id, pano_number, document)
    select ${to}, pano_number, document from scenes where edition_id = ${copyOf}`)
  await tx.execute(sql`insert into floor_plans (edition_id, document)
    select ${to}, document from floor_plans where edition_id = ${copyOf}`)
  const event: EditionCopied = { from: copyOf, to, exhibitors }
  await publish(tx, EDITION_COPIED, event)
  await shows.changed(tx)
  return made!
}

/**
 * Makes an edition the one that everybody sees. Idempotent. @returns it, and the one that was current before
 * @throws Refusal not_found, and edition_running while buyers still order, confirm or release at the current one
 */
export async function makeCurrent(
  tx: Db,
  shows: Pick<Shows, 'changed'>,
  id: number,
  now: Date,
): Promise<{ before: Listed | undefined; after: Listed }> {
  // Two operators, one after the other.
  await tx.select({ id: editions.id }).from(editions).orderBy(editions.id).for('update')
  const all = await listEditions(tx)
  const wanted = all.find(edition => edition.id === id)
  if (!wanted) throw refuseGenerally('not_found')
  const current = all.find(({ isCurrent }) => isCurrent)
  if (wanted === current) return { before: current, after: wanted }
  if (current && now >= current.orderStart && !isPast(current.releaseEnd, now))
    throw refuse('edition_running', { name: current.name })
  await tx.update(editions).set({ isCurrent: false }).where(ne(editions.id, id))
  await tx.update(editions).set({ isCurrent: true }).where(eq(editions.id, id))
  await shows.changed(tx)
  return { before: current, after: { ...wanted, isCurrent: true } }
}
