import { isNull, like, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { users } from '../tables.ts'
import { fits } from './passwords.ts'

/** Parallel checks: each takes a thread and 19 MiB. */
const AT_ONCE = 4

/**
 * Whether any active user still has a published password. A check takes some 25 ms, so it is limited to accounts that
 * can have it: staff, addresses of the demo, and users who share a hash, as only the demo's do.
 */
export async function knowsPassword(db: Db, password: string): Promise<boolean> {
  const shared = sql`${users.passwordHash} in (select password_hash from users group by password_hash having count(*) > 1)`
  const found = await db
    .selectDistinct({ hash: users.passwordHash })
    .from(users)
    .where(
      sql`${isNull(users.blockedAt)} and (${isNull(users.customerId)} or ${like(users.email, '%@fairfloor.test')} or ${shared})`,
    )
  const hashes = found.map(({ hash }) => hash)
  for (let at = 0; at < hashes.length; at += AT_ONCE) {
    const checked = await Promise.all(
      hashes.slice(at, at + AT_ONCE).map(hash => fits(password, hash).catch(() => false)),
    )
    if (checked.some(Boolean)) return true
  }
  return false
}
