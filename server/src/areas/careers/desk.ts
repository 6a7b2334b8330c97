import * as contract from '@fairfloor/domain/careers/desk-contract'
import { careersDeskPage } from '@fairfloor/domain/careers/desk-pages'
import * as shapes from '@fairfloor/domain/careers/desk-shapes'
import { jobState } from '@fairfloor/domain/careers/job'
import { refuse } from '@fairfloor/domain/careers/refusals'
import { titles } from '@fairfloor/domain/careers/titles'
import type { Answer } from '@fairfloor/domain/endpoint'
import { count, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { guardVersion, versionOf } from '../../platform/form-version.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { differences, writeAudit } from '../back-office/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { allJobs, type Job } from './jobs.ts'
import { keepDays, saveKeepDays } from './keep.ts'
import { saveJob } from './save-job.ts'
import { jobApplications, jobOpenings } from './tables.ts'

type View = Answer<typeof contract.getDeskJobs>['jobs'][number]

const NO_TEXT = { title: '', place: '', hours: '', lead: '', text: '' }

/** Jobs for the operator, and for how long applications are kept. */
export function serveJobsDesk(platform: Platform, { shop }: { shop: LiveShop }): void {
  const { db } = platform
  platform.pages.describe(careersDeskPage, 'private', ({ language }) => ({ title: titles[language].careers }))

  serve(platform, contract.getDeskJobs, shapes.getDeskJobs, async ({ now }) => {
    const counts = await db
      .select({ jobId: jobApplications.jobId, total: count() })
      .from(jobApplications)
      .groupBy(jobApplications.jobId)
    const totals = new Map(counts.map(({ jobId, total }) => [jobId, total]))
    return {
      time_zone: shop.current().timeZone,
      keep_days: await keepDays(db),
      jobs: (await allJobs(db)).map(job => viewOf(job, totals.get(job.id) ?? 0, now)),
    }
  })

  serve(platform, contract.createJob, shapes.createJob, ({ body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const job = await saveJob(tx, null, body, { userId, now })
      await writeAudit(tx, { at: now, userId, action: 'create job', subject: job.slug })
      return viewOf(job, 0, now)
    }),
  )

  serve(platform, contract.changeJob, shapes.changeJob, ({ params, body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const before = await lockedJob(tx, params.id)
      guardVersion(body.version, editedOf(before))
      const job = await saveJob(tx, before, body, { userId, now })
      const details = differences(editedOf(before), editedOf(job))
      await writeAudit(tx, { at: now, userId, action: 'change job', subject: job.slug, details })
      return viewOf(job, await applicationsFor(tx, job), now)
    }),
  )

  serve(platform, contract.deleteJob, shapes.deleteJob, ({ params, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const job = await lockedJob(tx, params.id)
      if ((await applicationsFor(tx, job)) > 0) throw refuse('job_has_applications')
      await tx.delete(jobOpenings).where(eq(jobOpenings.id, job.id))
      await writeAudit(tx, { at: now, userId, action: 'delete job', subject: job.slug })
      return { success: true } as const
    }),
  )

  serve(platform, contract.setKeepDays, shapes.setKeepDays, ({ body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const before = { days: await keepDays(tx) }
      await saveKeepDays(tx, body.keep_days)
      const details = differences(before, { days: body.keep_days })
      await writeAudit(tx, { at: now, userId, action: 'change careers settings', subject: 'applications', details })
      return { success: true } as const
    }),
  )
}

const applicationsFor = (tx: Db, { id }: Job): Promise<number> =>
  tx.$count(jobApplications, eq(jobApplications.jobId, id))

/** @throws Refusal not_found */
async function lockedJob(tx: Db, id: number): Promise<Job> {
  const [job] = await tx.select().from(jobOpenings).where(eq(jobOpenings.id, id)).for('update')
  if (!job) throw refuse('not_found')
  return job
}

/** What the form edits. */
const editedOf = ({ slug, texts, rank, publishedAt, openFrom, openUntil }: Job): Record<string, unknown> => ({
  slug,
  texts: { en: texts.en ?? NO_TEXT, de: texts.de ?? NO_TEXT },
  rank,
  published: publishedAt !== null,
  open_from: openFrom?.toISOString() ?? null,
  open_until: openUntil?.toISOString() ?? null,
})

const viewOf = (job: Job, applications: number, now: Date): View => ({
  id: job.id,
  version: versionOf(editedOf(job)),
  ...(editedOf(job) as Pick<View, 'slug' | 'texts' | 'rank' | 'published' | 'open_from' | 'open_until'>),
  state: jobState(job, now),
  applications,
})
