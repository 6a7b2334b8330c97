import { windowStart } from '@fairfloor/domain/identity/throttle'
import { lte } from 'drizzle-orm'
import type { Platform } from '../../platform/parts.ts'
import { loginAttempts, oneTimePasswords, sessions } from './tables.ts'

/** Deletes what no longer counts: ended sessions, one-time passwords, attempts outside the window. */
export function expireIdentity({ due, backgroundDb: db }: Platform): void {
  due.add('identity: forget what has expired', async now => {
    await db.delete(sessions).where(lte(sessions.expiresAt, now))
    await db.delete(oneTimePasswords).where(lte(oneTimePasswords.expiresAt, now))
    await db.delete(loginAttempts).where(lte(loginAttempts.at, windowStart(now)))
  })
}
