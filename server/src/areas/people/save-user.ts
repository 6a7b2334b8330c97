import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { accountOf } from './accounts.ts'
import { unknownPassword } from './passwords/passwords.ts'
import { users } from './tables.ts'

/** A person who logs in; `passwordHash` comes from `hashPassword`. */
export type UserInput = Omit<typeof users.$inferInsert, 'id' | 'passwordHash'> & { readonly passwordHash?: string }

/**
 * Saves a user, identified by e-mail address, which is stored in lower case. Sessions show the change within 30
 * seconds, or at once after `viewerChanged`. Without a password a known user keeps theirs, and a new one has none yet.
 * @returns its id
 */
export async function saveUser(tx: Db, input: UserInput): Promise<number> {
  const user = { ...input, email: accountOf(input.email) }
  const [known] = await tx
    .update(users)
    .set(user)
    .where(sql`lower(${users.email}) = ${user.email}`)
    .returning({ id: users.id })
  if (known) return known.id
  const [kept] = await tx
    .insert(users)
    .values({ ...user, passwordHash: user.passwordHash ?? (await unknownPassword()) })
    .returning({ id: users.id })
  return kept!.id
}

/** Adds a person who logs in. @returns its id; undefined where somebody has the address already */
export async function addUser(tx: Db, input: UserInput & { passwordHash: string }): Promise<number | undefined> {
  const user = { ...input, email: accountOf(input.email) }
  const [added] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return added?.id
}
