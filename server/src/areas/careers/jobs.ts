import type { getJob, getJobs } from '@fairfloor/domain/careers/contract'
import { jobState } from '@fairfloor/domain/careers/job'
import { refuse } from '@fairfloor/domain/careers/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type Language, languages } from '@fairfloor/domain/language'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { readRichText } from '../content/index.ts'
import { type JobText, jobOpenings } from './tables.ts'

export type Job = typeof jobOpenings.$inferSelect

/** The order of the list and of the desk. */
export const allJobs = (db: Db): Promise<Job[]> =>
  db.select().from(jobOpenings).orderBy(asc(jobOpenings.rank), asc(jobOpenings.id))

export const openJobs = async (db: Db, now: Date): Promise<Job[]> =>
  (await allJobs(db)).filter(job => jobState(job, now) === 'open')

/** The job at an address, open or not. */
export async function jobAt(db: Db, slug: string): Promise<Job | undefined> {
  const [job] = await db.select().from(jobOpenings).where(eq(jobOpenings.slug, slug))
  return job
}

/** The open job at an address. @throws Refusal not_found; job_over for one whose last day has passed */
export async function openJob(db: Db, slug: string, now: Date): Promise<Job> {
  const job = await jobAt(db, slug)
  const state = job && jobState(job, now)
  if (state === 'over') throw refuse('job_over')
  if (!job || state !== 'open') throw refuse('not_found')
  return job
}

type Told = { readonly language: Language; readonly text: JobText }

/** What a job says to a reader: in another language where it is not written in theirs. */
export function textFor({ texts }: Pick<Job, 'texts'>, reader: Language): Told | undefined {
  const language = [reader, ...languages].find(one => texts[one] !== undefined)
  const text = language && texts[language]
  return text && { language, text }
}

export function jobHead(job: Job, reader: Language): Answer<typeof getJobs>[number] | undefined {
  const told = textFor(job, reader)
  if (!told) return undefined
  const { title, place, hours, lead } = told.text
  return { slug: job.slug, language: told.language, reader_language: reader, title, place, hours, lead }
}

export function jobPage(job: Job, reader: Language): Answer<typeof getJob> | undefined {
  const head = jobHead(job, reader)
  const told = textFor(job, reader)
  if (!head || !told) return undefined
  return { ...head, content: readRichText(told.text.text), open_until: job.openUntil?.toISOString() ?? null }
}
