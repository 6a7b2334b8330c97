import { createHash } from 'node:crypto'
import { refuse } from '@fairfloor/domain/booth-content/refusals'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import type { Contents } from './contents.ts'
import { MEDIA_TYPES, mediaEnding } from './media-type.ts'
import { mediaCategories, mediaFiles } from './tables.ts'

/** Where media files are served to logged-in users. */
export const MEDIA = '/media/booths/'

/** A file in the store. */
export type KeptMedia = { readonly file: string; readonly size: number }

/**
 * Stores a media file under the hash of its content; the type is detected from its bytes. Idempotent.
 * @throws Refusal not_media
 */
export async function keepMedia(files: Files, bytes: Uint8Array): Promise<KeptMedia> {
  const ending = mediaEnding(bytes)
  if (!ending) throw refuse('not_media')
  const file = `booths/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`
  if ((await files.size(file)) === undefined) await files.put(file, bytes, MEDIA_TYPES[ending])
  return { file, size: bytes.length }
}

/** The address of a kept file. */
export const mediaLink = ({ file }: Pick<KeptMedia, 'file'>): string => `${MEDIA}${file.split('/').at(-1)}`

const KEPT = new RegExp(`^${MEDIA}([0-9a-f]{32}\\.(?:${Object.keys(MEDIA_TYPES).join('|')}))$`)

/** Whether a file is kept at an address. */
export async function isKeptMedia(files: Files, link: string): Promise<boolean> {
  const [, file] = KEPT.exec(link) ?? []
  return file !== undefined && (await files.size(`booths/${file}`)) !== undefined
}

export type MediaInput = KeptMedia & {
  exhibitorId: number
  /** Name of the category; null for none. */
  category: string | null
  name: string
  /** Hash of a picture that shows what is inside. */
  preview: string | null
}

/** Adds files to media centers, or updates those of the same name; categories are created in order of appearance. */
export async function saveMedia(
  tx: Db,
  contents: Pick<Contents, 'changed'>,
  inputs: readonly MediaInput[],
): Promise<void> {
  const categories = await saveCategories(tx, [...new Set(inputs.flatMap(({ category }) => category ?? []))])
  const rows = inputs.map(({ category, ...rest }, rank) => ({
    ...rest,
    rank,
    categoryId: category === null ? null : categories.get(category)!,
  }))
  if (rows.length > 0)
    await tx
      .insert(mediaFiles)
      .values(rows)
      .onConflictDoUpdate({
        target: [mediaFiles.exhibitorId, mediaFiles.name],
        set: {
          categoryId: sql`excluded.category_id`,
          file: sql`excluded.file`,
          size: sql`excluded.size`,
          preview: sql`excluded.preview`,
          rank: sql`excluded.rank`,
        },
      })
  await contents.changed(tx)
}

async function saveCategories(tx: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const saved = await tx
    .insert(mediaCategories)
    .values(names.map((name, rank) => ({ name, rank })))
    .onConflictDoUpdate({ target: mediaCategories.name, set: { rank: sql`excluded.rank` } })
    .returning({ id: mediaCategories.id, name: mediaCategories.name })
  return new Map(saved.map(({ id, name }) => [name, id]))
}
