import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { contentPages } from './tables.ts'

type PageInput = Omit<typeof contentPages.$inferInsert, 'updatedAt'>

/** Creates a page, or updates the one with that slug. */
export async function saveContentPage(tx: Db, page: PageInput, now: Date): Promise<void> {
  const row = { ...page, updatedAt: now }
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
export const addressOf = (name: string | null): string | null =>
  name === null ? null : name.replace(/^content\//, '/content/files/')
