import type { getDeskPage, getDeskPages } from '@fairfloor/domain/content/desk-contract'
import { shownVersion, versionState } from '@fairfloor/domain/content/version'
import { writtenPages } from '@fairfloor/domain/content/written-pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import type { Db } from '../../platform/database.ts'
import { peopleById } from '../people/index.ts'
import { addressOf } from './save-page.ts'
import { everyVersion, listedVersions, newestOf, type VersionHead, versionsOf } from './versions.ts'

type DeskPages = Answer<typeof getDeskPages>
type DeskPage = Answer<typeof getDeskPage>
type Named = (version: VersionHead) => DeskPage['versions'][number]

/** Every page that the house may write, with what is shown of it in each of its languages. */
export async function deskPages(db: Db, languages: readonly Language[], now: Date): Promise<DeskPages['pages']> {
  const all = await everyVersion(db)
  const slugs = new Set([...writtenPages, ...all.map(({ slug }) => slug).sort()])
  const waiting = (versions: readonly VersionHead[]) => {
    const newest = versions.reduce<VersionHead | undefined>(
      (last, one) => (last && last.id > one.id ? last : one),
      undefined,
    )
    return newest && ['draft', 'planned'].includes(versionState(newest, versions, now)) ? newest : undefined
  }
  const rows = [...slugs].map(slug => ({
    slug,
    texts: languages.map(language => {
      const versions = all.filter(one => one.slug === slug && one.language === language)
      return { language, versions, title: shownVersion(versions, now)?.title ?? null, waiting: waiting(versions) }
    }),
  }))
  const people = await namesOf(
    db,
    rows.flatMap(({ texts }) => texts.flatMap(({ waiting: one }) => one ?? [])),
  )
  return rows.map(({ slug, texts }) => ({
    slug,
    texts: texts.map(({ language, versions, title, waiting: one }) => ({
      language,
      title,
      waiting: one ? versionView(one, versions, people, now) : null,
    })),
  }))
}

/** A page in one language for its editors. */
export async function deskPage(db: Db, slug: string, language: Language, now: Date): Promise<DeskPage> {
  const versions = await versionsOf(db, slug, language)
  const listed = listedVersions(versions, now)
  const people = await namesOf(db, listed)
  const view: Named = version => versionView(version, versions, people, now)
  const newest = await newestOf(db, slug, language)
  return {
    slug,
    language,
    newest: newest
      ? {
          id: newest.id,
          title: newest.title,
          lead: newest.lead,
          sections: newest.sections.map(({ head, text, image }) => ({ head, text, image_url: addressOf(image) })),
          file_url: addressOf(newest.file),
        }
      : null,
    versions: listed.map(view),
  }
}

/** A version among the others of its page. */
export async function deskVersion(db: Db, version: VersionHead, now: Date): Promise<DeskPage['versions'][number]> {
  const versions = await versionsOf(db, version.slug, version.language)
  return versionView(version, versions, await namesOf(db, [version]), now)
}

type People = Awaited<ReturnType<typeof peopleById>>

const namesOf = (db: Db, versions: readonly VersionHead[]): Promise<People> =>
  peopleById(db, [...new Set(versions.flatMap(({ savedBy }) => savedBy ?? []))])

const versionView = (version: VersionHead, versions: readonly VersionHead[], people: People, now: Date) => ({
  id: version.id,
  title: version.title,
  state: versionState(version, versions, now),
  published_from: version.publishedFrom?.toISOString() ?? null,
  saved_at: version.savedAt.toISOString(),
  saved_by: (version.savedBy !== null && people.get(version.savedBy)?.name) || null,
})
