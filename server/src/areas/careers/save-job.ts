import type { changeJob } from '@fairfloor/domain/careers/desk-contract'
import { refuse } from '@fairfloor/domain/careers/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { languages } from '@fairfloor/domain/language'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { guardTexts } from '../content/index.ts'
import type { Job } from './jobs.ts'
import { type JobText, jobOpenings } from './tables.ts'

export type JobInput = Omit<Parsed<typeof changeJob>['body'], 'version'>

/**
 * Creates a job, or changes the one with this id.
 * @throws Refusal job_incomplete, job_address_taken, job_closes_before_it_opens, wrong_link, text_too_intricate
 */
export async function saveJob(
  tx: Db,
  before: Job | null,
  input: JobInput,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Job> {
  const { slug, rank, published } = input
  const openFrom = input.open_from === null ? null : new Date(input.open_from)
  const openUntil = input.open_until === null ? null : new Date(input.open_until)
  if (openFrom && openUntil && openUntil < openFrom) throw refuse('job_closes_before_it_opens').at('open_until')
  const texts = await writtenTexts(tx, input)
  const isOther = before ? ne(jobOpenings.id, before.id) : undefined
  if ((await tx.$count(jobOpenings, and(eq(jobOpenings.slug, slug), isOther))) > 0)
    throw refuse('job_address_taken').at('slug')
  const publishedAt = published ? (before?.publishedAt ?? now) : null
  const row = { slug, texts, rank, publishedAt, openFrom, openUntil, changedAt: now, changedBy: userId }
  const [saved] = await (before
    ? tx.update(jobOpenings).set(row).where(eq(jobOpenings.id, before.id)).returning()
    : tx.insert(jobOpenings).values(row).returning())
  return saved!
}

/** A language in which nothing is typed is left out. @throws Refusal job_incomplete, wrong_link, text_too_intricate */
async function writtenTexts(tx: Db, { texts }: JobInput): Promise<Job['texts']> {
  const isTyped = (text: JobText) => Object.values(text).some(words => words !== '')
  const written = languages.filter(language => isTyped(texts[language]))
  for (const language of written) {
    const { title, text } = texts[language]
    if (title === '' || text === '') throw refuse('job_incomplete').at(`texts.${language}.${title ? 'text' : 'title'}`)
    await guardTexts(tx, [{ text }], () => `texts.${language}.text`)
  }
  if (written.length === 0) throw refuse('job_incomplete').at('texts.en.title')
  return Object.fromEntries(written.map(language => [language, texts[language]]))
}
