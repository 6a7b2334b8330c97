import { eq, or, sql } from 'drizzle-orm'
import type { Eraser } from '../../platform/strike.ts'
import { boothEnquiries, contactEnquiries } from './tables.ts'

export const eraseEnquiries: Eraser = async (tx, { userId, account }) => {
  await tx.delete(boothEnquiries).where(eq(boothEnquiries.userId, userId))
  await tx
    .delete(contactEnquiries)
    .where(or(eq(contactEnquiries.userId, userId), sql`lower(${contactEnquiries.email}) = ${account}`))
}
