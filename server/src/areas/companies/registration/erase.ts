import { sql } from 'drizzle-orm'
import type { Eraser } from '../../../platform/strike.ts'
import { registrations } from '../registration-tables.ts'

export const eraseRegistrations: Eraser = async (tx, { account }) => {
  await tx.delete(registrations).where(sql`lower(${registrations.email}) = ${account}`)
}
