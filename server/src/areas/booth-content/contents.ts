import { getMediaKit } from '@fairfloor/domain/booth-content/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import type { Db } from '../../platform/database.ts'
import { keep } from '../../platform/kept.ts'
import type { Platform } from '../../platform/parts.ts'
import { highlights, mediaFiles } from './tables.ts'

/** Which exhibitors have what: in memory, as every list of exhibitors asks for it. */
export type Contents = {
  find(): Promise<Content>
  /** To be called in the transaction that changes anything of it. */
  changed(tx: Db): Promise<void>
  /** Reads it anew at the next call, for who must see their own change: after the commit. */
  forget(): void
}

type Content = {
  /** Ids of the exhibitors that have highlights. */
  readonly highlights: ReadonlySet<number>
  /** Addresses of the kits of those that have media files. */
  readonly mediaKits: ReadonlyMap<number, string>
}

const ALL = 0

export async function openContents({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<Contents> {
  const kept = await keep(bus, 'booth_content', () => contentOf(db))
  return { find: () => kept.of(ALL), changed: tx => kept.changed(tx, ALL), forget: () => kept.forget() }
}

async function contentOf(db: Db): Promise<Content> {
  const shown = await db.selectDistinct({ id: highlights.exhibitorId }).from(highlights)
  const stocked = await db.selectDistinct({ id: mediaFiles.exhibitorId }).from(mediaFiles)
  return {
    highlights: new Set(shown.map(({ id }) => id)),
    mediaKits: new Map(stocked.map(({ id }) => [id, addressOf(getMediaKit, { params: { exhibitor_id: id } })])),
  }
}
