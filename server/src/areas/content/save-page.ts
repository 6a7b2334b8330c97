import { createHash } from 'node:crypto'
import type { Language } from '@fairfloor/domain/language'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { contentPages, contentVersions } from './tables.ts'

type PageInput = Omit<typeof contentVersions.$inferInsert, 'id' | 'savedAt' | 'publishedFrom' | 'language'> & {
  language?: Language
}

/** Publishes a page at once: a new version of it. Its language is English unless it says otherwise. */
export async function saveContentPage(tx: Db, page: PageInput, now: Date): Promise<void> {
  await saveVersion(tx, { language: 'en', ...page, publishedFrom: now, savedAt: now })
}

/** Saves a version of a page. @returns its id */
export async function saveVersion(tx: Db, version: typeof contentVersions.$inferInsert): Promise<number> {
  const [saved] = await tx.insert(contentVersions).values(version).returning({ id: contentVersions.id })
  return saved!.id
}

/** Shows a page to the release before versions, which reads it in one language only. */
export async function showToReleaseBefore(tx: Db, version: typeof contentVersions.$inferInsert): Promise<void> {
  const { slug, title, lead = '', image = null, sections, file = null, savedAt: updatedAt, savedBy } = version
  const row = { slug, title, lead, image, sections, file, updatedAt, updatedBy: savedBy ?? null }
  await tx.insert(contentPages).values(row).onConflictDoUpdate({ target: contentPages.slug, set: row })
}

const TYPES = { webp: 'image/webp', pdf: 'application/pdf' } as const

export type ContentType = keyof typeof TYPES

export const typeOf = (name: string): string | undefined => TYPES[name.split('.').at(-1) as ContentType]

/** Stores a picture or a document for use by pages. @returns its name in the file store, which changes with its content */
export async function saveContentFile(files: Files, bytes: Uint8Array, type: ContentType): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const name = `content/${hash}.${type}`
  await files.put(name, bytes, TYPES[type])
  return name
}

/** Address of a stored file; it changes with the content. */
export const addressOf = <Name extends string | null>(name: Name): Name extends null ? string | null : string =>
  (name === null ? null : name.replace(/^content\//, '/content/files/')) as never

/** The name of a stored file by its address. */
export const nameAt = (address: string): string => address.replace(/^\/content\/files\//, 'content/')
