import { refuse } from '@fairfloor/domain/careers/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { jobApplications } from './tables.ts'

export type StoredApplication = typeof jobApplications.$inferSelect

/** @throws Refusal not_found */
export async function applicationById(db: Db, id: number): Promise<StoredApplication> {
  const [found] = await db.select().from(jobApplications).where(eq(jobApplications.id, id))
  if (!found) throw refuse('not_found')
  return found
}

/** Deletes an application with its file. The file goes first: what is left in between is deleted the next time. */
export async function removeApplication(db: Db, files: Files, { id, file }: StoredApplication): Promise<void> {
  await files.remove(file)
  await db.delete(jobApplications).where(eq(jobApplications.id, id))
}
