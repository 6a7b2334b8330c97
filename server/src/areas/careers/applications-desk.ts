import * as contract from '@fairfloor/domain/careers/desk-contract'
import * as shapes from '@fairfloor/domain/careers/desk-shapes'
import { refuse } from '@fairfloor/domain/careers/refusals'
import { and, eq, ilike, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { guardVersion, versionOf } from '../../platform/form-version.ts'
import { down, type Part, partOfTable } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import { peopleById } from '../people/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { applicationById, removeApplication, type StoredApplication } from './applications.ts'
import { allJobs, textFor } from './jobs.ts'
import { deletedAt, keepDays } from './keep.ts'
import { jobApplications } from './tables.ts'

/** Applications for the operator, who alone sees them. */
export function serveApplicationsDesk(platform: Platform, { shop }: { shop: LiveShop }): void {
  const { db, files } = platform

  const list = async ({ query: { search, state } }: ListCall<typeof contract.getApplications>, part: Part) => {
    const words = containing(search)
    const where = and(
      state && eq(jobApplications.state, state),
      search === '' ? undefined : or(ilike(jobApplications.name, words), ilike(jobApplications.email, words)),
    )
    const order = [down(jobApplications.id)]
    const { rows, listed } = await partOfTable(db, jobApplications, { where, order, part })
    return { ...listed, applications: await views(db, rows) }
  }

  serveList(platform, contract.getApplications, shapes.getApplications, list, {
    name: 'applications',
    rows: ({ applications }) => applications,
    columns: [
      ['job', ({ job }) => job],
      ['person', ({ name }) => name],
      ['email', ({ email }) => email],
      ['phone', ({ phone }) => phone],
      ['written', ({ received_at }) => received_at, 'instant'],
      ['state', ({ state }) => state, 'word'],
      ['note', ({ note }) => note],
    ],
  })

  serve(
    platform,
    contract.changeApplication,
    shapes.changeApplication,
    ({ params: { id }, body: { state, note, version }, viewer: { userId }, now, transaction }) =>
      transaction(async tx => {
        const [before] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).for('update')
        if (!before) throw refuse('not_found')
        guardVersion(version, editedOf(before))
        const moved = state === before.state ? {} : { state, stateAt: now, stateBy: userId }
        const [after] = await tx
          .update(jobApplications)
          .set({ note, ...moved })
          .where(eq(jobApplications.id, id))
          .returning()
        // Without the note and the name, which are deleted with the application.
        const details = { before: { state: before.state }, after: { state } }
        await writeAudit(tx, { at: now, userId, action: 'change application', subject: String(id), details })
        const [view] = await views(tx, [after!])
        return view!
      }),
  )

  serve(
    platform,
    contract.deleteApplication,
    shapes.deleteApplication,
    async ({ params: { id }, viewer: { userId }, now, transaction }) =>
      transaction(async tx => {
        await removeApplication(tx, files, await applicationById(tx, id))
        await writeAudit(tx, { at: now, userId, action: 'delete application', subject: String(id) })
        return { success: true } as const
      }),
  )

  serve(platform, contract.getApplicationFile, shapes.getApplicationFile, async ({ params: { id }, reply }) => {
    const { file } = await applicationById(db, id)
    const found = await files.stream(file)
    if (!found) throw refuse('not_found')
    reply
      .type('application/pdf')
      .header('content-length', found.size)
      .header('content-disposition', `attachment; filename="application-${id}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(found.body)
    return undefined
  })

  async function views(tx: Db, found: readonly StoredApplication[]) {
    const days = await keepDays(tx)
    const [first = 'en'] = shop.current().languages
    const jobs = new Map((await allJobs(tx)).map(job => [job.id, textFor(job, first)?.text.title ?? job.slug]))
    const people = await peopleById(tx, [...new Set(found.flatMap(({ stateBy }) => stateBy ?? []))])
    return found.map(one => ({
      id: one.id,
      job: jobs.get(one.jobId) ?? '',
      name: one.name,
      email: one.email,
      phone: one.phone,
      message: one.message,
      language: one.language,
      file_size: one.fileSize,
      received_at: one.receivedAt.toISOString(),
      deleted_at: deletedAt(one.receivedAt, days).toISOString(),
      state: one.state,
      state_by: people.get(one.stateBy ?? 0)?.name ?? null,
      note: one.note,
      version: versionOf(editedOf(one)),
    }))
  }
}

const editedOf = ({ state, note }: StoredApplication) => ({ state, note })
