import { shownVersion } from '@fairfloor/domain/content/version'
import type { Language } from '@fairfloor/domain/language'
import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { contentVersions } from './tables.ts'

export type Version = typeof contentVersions.$inferSelect
/** A version without its texts, which may be long and of many saves. */
export type VersionHead = Omit<Version, 'sections'>

const { sections: _sections, ...head } = getTableColumns(contentVersions)

/** Who reads: in which language, in a shop of which languages, when. */
export type Reading = { readonly language: Language; readonly languages: readonly Language[]; readonly now: Date }

/**
 * What a reader sees of a page: the version in the reader's language that was published last, or where that language has none,
 * in the house's first that has; undefined where nobody has published any.
 */
export async function versionFor(db: Db, slug: string, reading: Reading): Promise<Version | undefined> {
  const { language, languages, now } = reading
  const shown = await db
    .selectDistinctOn([contentVersions.language])
    .from(contentVersions)
    .where(and(eq(contentVersions.slug, slug), lte(contentVersions.publishedFrom, now)))
    .orderBy(contentVersions.language, desc(contentVersions.publishedFrom), desc(contentVersions.id))
  return [language, ...languages].map(one => shown.find(version => version.language === one)).find(Boolean) ?? shown[0]
}

/** The versions of a page in one language, the newest first. */
export const versionsOf = (db: Db, slug: string, language: Language): Promise<VersionHead[]> =>
  db.select(head).from(contentVersions).where(ofPage(slug, language)).orderBy(desc(contentVersions.id))

export const everyVersion = (db: Db): Promise<VersionHead[]> => db.select(head).from(contentVersions)

/** The version of a page saved last, with its texts. */
export async function newestOf(db: Db, slug: string, language: Language): Promise<Version | undefined> {
  const page = db.select().from(contentVersions).where(ofPage(slug, language))
  const [newest] = await page.orderBy(desc(contentVersions.id)).limit(1)
  return newest
}

/** Names in the file store of the pictures that a page's parts have or had. */
export async function imagesOf(db: Db, slug: string, language: Language): Promise<string[]> {
  const image = sql<string | null>`jsonb_array_elements(${contentVersions.sections}) ->> 'image'`.as('image')
  const found = await db.selectDistinct({ image }).from(contentVersions).where(ofPage(slug, language))
  return found.flatMap(one => one.image ?? [])
}

const ofPage = (slug: string, language: Language) =>
  and(eq(contentVersions.slug, slug), eq(contentVersions.language, language))

/** Those among a page's versions that the desk lists: the newest, and all that are shown or planned. */
export function listedVersions(versions: readonly VersionHead[], now: Date): VersionHead[] {
  const shown = shownVersion(versions, now)
  return versions.filter((one, i) => i < MOST_LISTED || one === shown || (one.publishedFrom && one.publishedFrom > now))
}

const MOST_LISTED = 50
