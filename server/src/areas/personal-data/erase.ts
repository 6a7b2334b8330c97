import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Erased } from '../../platform/former-user.ts'
import { publish } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Eraser, patternOf } from '../../platform/strike.ts'
import { accountOf, eraseUser, findAccount, readersById } from '../people/index.ts'
import { type MailDeps, mailErased } from './erasure-mails.ts'
import { dataExports, erasureRequests } from './tables.ts'

const TOPIC = 'personal-data.files'

export type EraseDeps = MailDeps & { readonly erasers: readonly Eraser[] }

/**
 * Erases a user in one transaction: the areas delete what they keep, or take the name off it. Files go once it has committed;
 * the last mail is the only row that names the person afterwards. Call with the user locked.
 * @param user `asked`: the address with which they asked for it, if they did
 */
export async function erase(
  tx: Db,
  { bus }: Pick<Platform, 'bus'>,
  deps: EraseDeps,
  user: { id: number; email: string; name: string; customerId: number | null; asked: string | null },
  now: Date,
): Promise<void> {
  const { id: userId, name, customerId } = user
  const account = await addressOf(tx, user)
  const person: Erased = { userId, account, customerId, name, pattern: patternOf({ name, account }) }
  const [reader] = await readersById(tx, deps.shop.current().languages, [userId])
  const files: string[] = []
  for (const eraser of deps.erasers) await eraser(tx, person, files)
  const exported = await tx
    .delete(dataExports)
    .where(eq(dataExports.userId, userId))
    .returning({ file: dataExports.file })
  files.push(...exported.flatMap(({ file }) => file ?? []))
  await tx.update(erasureRequests).set({ note: '' }).where(eq(erasureRequests.userId, userId))
  const isRefused = and(eq(erasureRequests.userId, userId), isNotNull(erasureRequests.reason))
  await tx.update(erasureRequests).set({ reason: '' }).where(isRefused)
  await eraseUser(tx, bus, person, now)
  if (reader) await mailErased(tx, deps, reader)
  await publish(tx, TOPIC, { files })
}

/** The address that is struck: the one they asked with, unless it was freed when they were removed and is somebody else's now. */
async function addressOf(tx: Db, { id, email, asked }: { id: number; email: string; asked: string | null }) {
  if (asked === null) return accountOf(email)
  const holder = await findAccount(tx, asked)
  return holder && holder.id !== id ? accountOf(email) : asked
}

/** Deletes the files of somebody who was erased. */
export const deleteFiles = ({ later, files: store }: Pick<Platform, 'later' | 'files'>): void =>
  later.afterEvent<{ files: readonly string[] }>(TOPIC, 'erased-files', async (_tx, { files }) => {
    for (const file of files) await store.remove(file)
  })
