import type { saveContentVersion } from '@fairfloor/domain/content/desk-contract'
import { refuse } from '@fairfloor/domain/content/refusals'
import { isPrinted, isWritten } from '@fairfloor/domain/content/written-pages'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { readTexts } from './page-view.ts'
import { printPage } from './print-page.ts'
import { guardText } from './rich-text.ts'
import { addressOf, saveContentFile, saveVersion, showToReleaseBefore } from './save-page.ts'
import { contentVersions } from './tables.ts'
import { imagesOf, newestOf, type Version } from './versions.ts'

type Typed = Omit<Parsed<typeof saveContentVersion>['body'], 'language'>

type Saving = {
  readonly slug: string
  readonly language: Language
  readonly typed: Typed
  /** Name of the printable version in the file store. */
  readonly file: string | null
  readonly userId: number
  readonly now: Date
  /** The house's first language, which the release before reads. */
  readonly first: Language
}

/**
 * Renders the printable version of a page's text, for pages that have one. Call before the transaction that saves it, as it
 * takes long.
 * @returns the file's name; null for pages that are never printed
 * @throws Refusal foreign_picture, wrong_link, text_too_intricate
 */
export async function prepareVersion(
  db: Db,
  files: Files,
  { slug, language, typed }: Pick<Saving, 'slug' | 'language' | 'typed'>,
  now: Date,
): Promise<string | null> {
  const contents = await guardTexts(db, typed.sections, i => `sections.${i}.text`)
  if (!isPrinted(slug)) return null
  const sections = typed.sections.map(({ head }, i) => ({ head, content: contents[i]! }))
  return saveContentFile(files, await printPage({ ...typed, sections }, language, now), 'pdf')
}

/**
 * Reads texts that somebody has typed.
 * @param pathOf the field of each, for what is wrong with it
 * @throws Refusal foreign_picture, wrong_link, text_too_intricate
 */
export function guardTexts(db: Db, texts: readonly { text: string }[], pathOf: (index: number) => string) {
  for (const [i, { text }] of texts.entries()) guardText(text, pathOf(i))
  return readTexts(db, texts, (i, problem) => {
    throw refuse(problem).at(pathOf(i))
  })
}

/**
 * Saves a version of a page: a draft, or shown at once or from a moment on. An editor who began with another version than the
 * newest is told, and overwrites nothing.
 * @throws Refusal changed_meanwhile, moment_passed, unknown_picture, not_found
 */
export async function saveNewVersion(tx: Db, { slug, language, typed, file, userId, now, first }: Saving) {
  await lockPage(tx, slug, language)
  const newest = await newestOf(tx, slug, language)
  if (!newest && !isWritten(slug)) throw refuse('not_found')
  if ((newest?.id ?? null) !== typed.based_on) throw refuse('changed_meanwhile')
  const hasPictures = typed.sections.some(({ image_url }) => image_url !== null)
  const images = hasPictures ? await imagesOf(tx, slug, language) : []
  const sections = typed.sections.map(({ head, text, image_url }, i) => ({
    head,
    text,
    image: image_url === null ? null : pictureOf(images, image_url, i),
  }))
  const { title, lead } = typed
  const publishedFrom = typed.publish ? shownFrom(typed.from, now) : null
  const image = newest?.image ?? null
  const version = { slug, language, title, lead, image, sections, file, publishedFrom, savedAt: now, savedBy: userId }
  const id = await saveVersion(tx, version)
  if (language === first && publishedFrom && publishedFrom <= now) await showToReleaseBefore(tx, version)
  return { id, ...version }
}

/** A moment that has passed is a slip: what was to be prepared is not shown at once. */
function shownFrom(from: string | null, now: Date): Date {
  if (from === null) return now
  const moment = new Date(from)
  if (moment < now) throw refuse('moment_passed').at('from')
  return moment
}

/**
 * Makes a version that is to be shown later a draft again.
 * @throws Refusal not_found, version_shown
 */
export async function takeBack(tx: Db, id: number, now: Date): Promise<Version> {
  const [found] = await tx.select().from(contentVersions).where(eq(contentVersions.id, id)).for('update')
  if (!found) throw refuse('not_found')
  if (found.publishedFrom && found.publishedFrom <= now) throw refuse('version_shown')
  await tx.update(contentVersions).set({ publishedFrom: null }).where(eq(contentVersions.id, id))
  return { ...found, publishedFrom: null }
}

/** Two operators save one after the other. */
const lockPage = (tx: Db, slug: string, language: Language) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content page ${slug} ${language}`}, 0))`)

function pictureOf(images: readonly string[], url: string, index: number): string {
  const found = images.find(image => addressOf(image) === url)
  if (!found) throw refuse('unknown_picture').at(`sections.${index}.image_url`)
  return found
}
