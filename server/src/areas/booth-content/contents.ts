import { getMediaKit } from '@fairfloor/domain/booth-content/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { noteChange, openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { highlights, mediaFiles } from './tables.ts'

/** Which exhibitors have which content. Cached, because every list of exhibitors needs it. */
export type Contents = {
  find(): Promise<Content>
  /** Call in the transaction that changes any of it. */
  changed(tx: Db): Promise<void>
  /** Drops it on this server at once, so that users see their own change; call after the commit. */
  drop(): void
}

type Content = {
  /** Ids of the exhibitors that have highlights. */
  readonly highlights: ReadonlySet<number>
  /** Addresses of the media kits of exhibitors that have media files. */
  readonly mediaKits: ReadonlyMap<number, string>
}

const TOPIC = 'booth_content'

export async function openContents({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<Contents> {
  const cache = await openCache<'all', Content>(bus, TOPIC, { max: 1 })
  return {
    find: () => cache.get('all', () => contentOf(db)),
    changed: tx => noteChange(tx, TOPIC),
    drop: () => cache.drop(),
  }
}

async function contentOf(db: Db): Promise<Content> {
  const shown = await db.selectDistinct({ id: highlights.exhibitorId }).from(highlights)
  const stocked = await db.selectDistinct({ id: mediaFiles.exhibitorId }).from(mediaFiles)
  return {
    highlights: new Set(shown.map(({ id }) => id)),
    mediaKits: new Map(stocked.map(({ id }) => [id, addressOf(getMediaKit, { params: { exhibitor_id: id } })])),
  }
}
