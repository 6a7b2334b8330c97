import { eq, inArray } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { nameOf } from './photos.ts'
import { complaintMessages, complaintPhotos, complaints } from './tables.ts'

/** Photos go. What was written is about goods, and of the company's claim: it stays without the name. */
export const eraseFromComplaints: Eraser = async (tx, person, files) => {
  const { userId, customerId } = person
  const gone = await tx
    .delete(complaintPhotos)
    .where(eq(complaintPhotos.userId, userId))
    .returning({ file: complaintPhotos.file })
  files.push(...gone.flatMap(({ file }) => [nameOf(file, 'small'), nameOf(file, 'large')]))
  await strike(tx, person, [complaintMessages.text], eq(complaintMessages.userId, userId))
  if (customerId !== null) {
    await strike(tx, person, [complaints.text], eq(complaints.customerId, customerId))
    const theirs = tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.customerId, customerId))
    await strike(tx, person, [complaintMessages.text], inArray(complaintMessages.complaintId, theirs))
  }
}
