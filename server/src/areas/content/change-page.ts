import type { changeContentPage, getDeskPages } from '@fairfloor/domain/content/desk-contract'
import { refuse } from '@fairfloor/domain/content/refusals'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { peopleById } from '../identity/index.ts'
import { printPage } from './print-page.ts'
import { addressOf, saveContentFile, saveContentPage } from './save-page.ts'
import { contentPages, type Section } from './tables.ts'

type Words = Parsed<typeof changeContentPage>['body']

/** The pages as their editors see them, ordered by name. */
export async function deskPages(db: Db): Promise<Answer<typeof getDeskPages>> {
  const found = await db.select().from(contentPages).orderBy(asc(contentPages.slug))
  const people = await peopleById(
    db,
    found.flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  return found.map(page => ({
    slug: page.slug,
    title: page.title,
    lead: page.lead,
    sections: page.sections.map(({ head, text, image }) => ({ head, text, image_url: addressOf(image) })),
    file_url: addressOf(page.file),
    updated_at: page.updatedAt.toISOString(),
    updated_by: (page.updatedBy !== null && people.get(page.updatedBy)?.name) || null,
  }))
}

/**
 * Renders the printable version of a page's new text, for pages that have one. Call before the transaction that changes
 * the page, as it takes long.
 * @returns the file's name; null for pages that are never printed
 * @throws Refusal not_found
 */
export async function printAnew(db: Db, files: Files, slug: string, words: Words, now: Date): Promise<string | null> {
  const [page] = await db.select({ file: contentPages.file }).from(contentPages).where(eq(contentPages.slug, slug))
  if (!page) throw refuse('not_found')
  return page.file && saveContentFile(files, await printPage(words, now), 'pdf')
}

/**
 * Updates a page.
 * @param file its printable version, so that paper and screen say the same
 * @throws Refusal not_found, unknown_picture
 */
export async function changePage(
  tx: Db,
  slug: string,
  { title, lead, sections: asked }: Words,
  { file, userId, now }: { file: string | null; userId: number; now: Date },
): Promise<void> {
  const [page] = await tx.select().from(contentPages).where(eq(contentPages.slug, slug)).for('update')
  if (!page) throw refuse('not_found')
  const sections = asked.map(({ head, text, image_url }, i) => ({
    head,
    text,
    image: image_url === null ? null : pictureOf(page.sections, image_url, i),
  }))
  await saveContentPage(tx, { ...page, title, lead, sections, file, updatedBy: userId }, now)
}

function pictureOf(sections: readonly Section[], url: string, index: number): string {
  const found = sections.find(({ image }) => addressOf(image) === url)?.image
  if (!found)
    throw refuse('unknown_picture', undefined, [
      { path: `sections.${index}.image_url`, detail: 'This page has no such picture.' },
    ])
  return found
}
