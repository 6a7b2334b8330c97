import { randomBytes } from 'node:crypto'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import { paceStart, paces } from '@fairfloor/domain/paces'
import type { CustomerViewer, Viewer } from '@fairfloor/domain/viewer'
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { lockPace } from '../../platform/pace.ts'
import { redrawPhoto } from '../../platform/photos.ts'
import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/transaction.ts'
import { complaintPhotos } from './tables.ts'

/** Nobody can complain with a photo any more when it is deleted. */
const DELETED_AFTER_MS = 2 * paces.complaintPhotos.withinMs
const DELETED_AT_ONCE = 100

type Size = 'small' | 'large'

export const nameOf = (file: string, size: Size) => `complaints/${file}-${size}.webp`

/** Users whose photo is being kept on this server: photos that wait to be drawn must not fill its memory. */
const underWay = new Set<number>()

/**
 * Keeps a photo that belongs to no complaint yet; of one user one at a time.
 * @throws Refusal not_a_photo, too_many_photos, photo_under_way
 */
export async function keepPhoto(
  platform: Pick<Platform, 'db' | 'files'>,
  viewer: CustomerViewer,
  content: Uint8Array,
  now: Date,
) {
  const { userId } = viewer
  if (underWay.has(userId)) throw refuse('photo_under_way').at('photo')
  underWay.add(userId)
  try {
    return await drawAndNote(platform, viewer, content, now)
  } finally {
    underWay.delete(userId)
  }
}

async function drawAndNote(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { customerId, userId }: CustomerViewer,
  content: Uint8Array,
  now: Date,
) {
  await guardCount(db, userId, now)
  const stored = await storePhoto(files, content)
  return transaction(db, async tx => {
    await lockPace(tx, `complaint photos ${userId}`)
    await guardCount(tx, userId, now)
    return notePhoto(tx, { ...stored, customerId, userId, uploadedAt: now })
  })
}

/** Draws a photo anew and stores it. @throws Refusal not_a_photo */
export async function storePhoto(files: Files, content: Uint8Array) {
  const photo = await redrawPhoto(content)
  if (!photo) throw refuse('not_a_photo').at('photo')
  const file = randomBytes(16).toString('hex')
  await files.put(nameOf(file, 'large'), photo.large, 'image/webp')
  await files.put(nameOf(file, 'small'), photo.small, 'image/webp')
  return { file, width: photo.width, height: photo.height }
}

/** Notes a stored photo as one that waits for its complaint. */
export async function notePhoto(tx: Db, photo: typeof complaintPhotos.$inferInsert) {
  const { id, width, height } = complaintPhotos
  const [kept] = await tx.insert(complaintPhotos).values(photo).returning({ id, width, height })
  return kept!
}

/** Photos of a user that can still be given to a complaint. */
const waitingOf = (userId: number, now: Date) =>
  and(
    eq(complaintPhotos.userId, userId),
    isNull(complaintPhotos.complaintId),
    gt(complaintPhotos.uploadedAt, paceStart(paces.complaintPhotos, now)),
  )

async function guardCount(db: Db, userId: number, now: Date): Promise<void> {
  if ((await db.$count(complaintPhotos, waitingOf(userId, now))) >= paces.complaintPhotos.most)
    throw refuse('too_many_photos').at('photo')
}

/** Gives photos to a complaint, once. @throws Refusal unknown_photo */
export async function attachPhotos(
  tx: Db,
  complaintId: number,
  { ids, userId, now }: { ids: readonly number[]; userId: number; now: Date },
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const attached = await tx
    .update(complaintPhotos)
    .set({ complaintId })
    .where(and(inArray(complaintPhotos.id, wanted), waitingOf(userId, now)))
    .returning({ id: complaintPhotos.id })
  if (attached.length < wanted.length) throw refuse('unknown_photo').at('photos')
}

/** A photo for its own customer or for an operator. @throws Refusal not_found */
export async function photoFor(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { customerId, isOperator }: Viewer,
  id: number,
  size: Size,
): Promise<Buffer> {
  const [found] = await db.select().from(complaintPhotos).where(eq(complaintPhotos.id, id))
  const bytes = found && (isOperator || found.customerId === customerId) && (await files.get(nameOf(found.file, size)))
  if (!bytes) throw refuse('not_found')
  return bytes
}

/** Deletes photos that nobody complained with, or whose complaint was deleted. The files first: what is left of a server that died is found again. */
export async function deleteUnused(db: Db, files: Files, now: Date): Promise<number> {
  const { complaintId, uploadedAt } = complaintPhotos
  const old = and(isNull(complaintId), lte(uploadedAt, new Date(now.getTime() - DELETED_AFTER_MS)))
  const found = await db.select().from(complaintPhotos).where(old).limit(DELETED_AT_ONCE)
  for (const { file } of found) for (const size of ['small', 'large'] as const) await files.remove(nameOf(file, size))
  const ids = found.map(({ id }) => id)
  if (ids.length > 0) await db.delete(complaintPhotos).where(inArray(complaintPhotos.id, ids))
  return ids.length
}
