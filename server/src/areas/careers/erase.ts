import { sql } from 'drizzle-orm'
import type { Eraser } from '../../platform/strike.ts'
import { jobApplications } from './tables.ts'

export const eraseApplications: Eraser = async (tx, { account }, files) => {
  const isTheirs = sql`lower(${jobApplications.email}) = ${account}`
  const gone = await tx.delete(jobApplications).where(isTheirs).returning({ file: jobApplications.file })
  files.push(...gone.map(({ file }) => file))
}
