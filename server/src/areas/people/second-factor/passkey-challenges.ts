import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { passkeyChallenges } from '../second-factor-tables.ts'
import { wasAskedBy } from './asking-browser.ts'

const LIFE_MS = 10 * 60_000
/** Ours have 43 characters. */
const CHALLENGE_MOST = 100

type Question = {
  challenge: string
  purpose: 'add' | 'log in' | 'prove'
  /** Null for a login without a password: the passkey says whose it is. */
  userId: number | null
}

/** Remembers what a passkey was asked to sign. */
export async function keepQuestion(db: Db, question: Question, now: Date): Promise<void> {
  await db.insert(passkeyChallenges).values({ ...question, expiresAt: new Date(now.getTime() + LIFE_MS) })
}

/**
 * Takes the question that a passkey says it answers: each is answered once, rightly or not, by the browser that asked.
 * @param browser what that browser is known by
 * @returns the question, and of whom it was asked; undefined where it was never asked, is answered already, or too old
 */
export async function takeQuestion(
  db: Db,
  browser: string | undefined,
  { challenge, purpose }: Pick<Question, 'challenge' | 'purpose'>,
  now: Date,
): Promise<Pick<Question, 'challenge' | 'userId'> | undefined> {
  if (!wasAskedBy(browser, challenge)) return undefined
  const asked = and(eq(passkeyChallenges.challenge, challenge), eq(passkeyChallenges.purpose, purpose))
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(asked, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge, userId: passkeyChallenges.userId })
  return taken
}

/** The question that a passkey says it answers. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null
    return String(said?.challenge ?? '')
      .replace(/[^\w-]/g, '')
      .slice(0, CHALLENGE_MOST)
  } catch {
    return ''
  }
}
