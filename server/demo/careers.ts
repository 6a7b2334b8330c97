import { jobAt, saveJob } from '../src/areas/careers/index.ts'
import type { Db } from '../src/platform/database.ts'
import { jobs } from './pages/jobs.ts'

/** The jobs that the demo's house offers, without an end. */
export async function demoCareers(tx: Db, now: Date): Promise<void> {
  for (const [i, { slug, texts }] of jobs.entries()) {
    const known = await jobAt(tx, slug)
    const input = { slug, texts, rank: i + 1, published: true, open_from: null, open_until: null }
    await saveJob(tx, known ?? null, input, { userId: null, now })
  }
}
