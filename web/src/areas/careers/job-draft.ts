import type { changeJob, getDeskJobs } from '@fairfloor/domain/careers/desk-contract'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'

export type DeskJob = Answer<typeof getDeskJobs>['jobs'][number]

/** A job as it is typed. */
export type JobDraft = Pick<DeskJob, 'slug' | 'texts' | 'published'> & { rank: string; from: string; until: string }

const NO_TEXT = { title: '', place: '', hours: '', lead: '', text: '' }

export const draftOf = (job: DeskJob | null, timeZone: string): JobDraft => ({
  slug: job?.slug ?? '',
  texts: job?.texts ?? { en: NO_TEXT, de: NO_TEXT },
  published: job?.published ?? false,
  rank: String(job?.rank ?? 1),
  from: job?.open_from ? wallClock(job.open_from, timeZone) : '',
  until: job?.open_until ? wallClock(job.open_until, timeZone) : '',
})

export const isAddress = (slug: string): boolean => /^[a-z][a-z0-9-]{0,60}$/.test(slug)

export const isRank = (rank: string): boolean => /^[1-9]\d{0,2}$/.test(rank)

/** What is sent; null while something does not fit. */
export function bodyOf(draft: JobDraft, timeZone: string): Omit<CallInput<typeof changeJob>['body'], 'version'> | null {
  const { slug, texts, published, rank } = draft
  const [from, until] = [draft.from, draft.until].map(typed => (typed === '' ? null : instantOf(typed, timeZone)))
  const isWrong = (draft.from !== '' && !from) || (draft.until !== '' && !until)
  if (!isAddress(slug) || !isRank(rank) || isWrong) return null
  return {
    slug,
    texts,
    published,
    rank: Number(rank),
    open_from: from?.toISOString() ?? null,
    open_until: until?.toISOString() ?? null,
  }
}
