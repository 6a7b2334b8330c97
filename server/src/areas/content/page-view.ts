import { setImmediate } from 'node:timers/promises'
import type { getContentPage } from '@fairfloor/domain/content/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { inArray } from 'drizzle-orm'
import { makeCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import { type PictureSize, type Problem, readRichText } from './rich-text.ts'
import { addressOf, nameAt } from './save-page.ts'
import { contentPictures } from './tables.ts'
import type { Version } from './versions.ts'

type View = Answer<typeof getContentPage>
type Texts = readonly { readonly text: string }[]

/** Versions never change, so what was read of one is kept. */
export function makePageViews() {
  const read = makeCache<number, View['sections']>({ max: 100 })

  return async (db: Db, version: Version, reader: Language): Promise<View> => ({
    slug: version.slug,
    language: version.language,
    reader_language: reader,
    title: version.title,
    lead: version.lead,
    image_url: addressOf(version.image),
    sections: (await read.get(version.id, () => sectionsOf(db, version))) ?? [],
    file_url: addressOf(version.file),
    updated_at: (version.publishedFrom ?? version.savedAt).toISOString(),
  })
}

export type PageViews = ReturnType<typeof makePageViews>

async function sectionsOf(db: Db, { sections }: Version): Promise<View['sections']> {
  const contents = await readTexts(db, sections)
  return sections.map(({ head, text, image }, i) => ({
    head,
    text,
    content: contents[i]!,
    image_url: addressOf(image),
  }))
}

const PICTURES = /\/content\/files\/[0-9a-f]{20}\.webp/g

/** @param report is told of the texts, by their place, that name what a text may not */
export async function readTexts(
  db: Db,
  texts: Texts,
  report: (index: number, problem: Problem) => void = () => {},
): Promise<View['sections'][number]['content'][]> {
  const names = texts.flatMap(({ text }) => (text.match(PICTURES) ?? []).map(nameAt))
  const known =
    names.length === 0 ? [] : await db.select().from(contentPictures).where(inArray(contentPictures.name, names))
  const sizes = new Map(known.map(({ name, width, height }) => [addressOf(name), { width, height }]))
  const sizeOf: PictureSize = url => sizes.get(url)
  const contents = []
  for (const [i, { text }] of texts.entries()) {
    contents.push(readRichText(text, sizeOf, problem => report(i, problem)))
    // A page may be long: others are answered between its parts.
    await setImmediate()
  }
  return contents
}
