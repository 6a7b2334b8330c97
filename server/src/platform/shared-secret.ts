import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { sharedSecrets } from './tables.ts'

/** A secret under a name: drawn when it is first asked for, the same on every server. */
export async function sharedSecret(db: Db, name: string, now: Date): Promise<string> {
  const drawn = { name, value: randomBytes(32).toString('base64url'), madeAt: now }
  await db.insert(sharedSecrets).values(drawn).onConflictDoNothing()
  const [kept] = await db.select({ value: sharedSecrets.value }).from(sharedSecrets).where(eq(sharedSecrets.name, name))
  return kept!.value
}
