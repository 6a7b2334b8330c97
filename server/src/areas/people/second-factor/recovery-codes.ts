import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { hashOf, newOneTimePassword } from '../../../platform/tokens.ts'
import { recoveryCodes } from '../second-factor-tables.ts'

const CODES = 10

/** New recovery codes in place of those before. @returns the codes, which are readable nowhere else */
export async function makeRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newOneTimePassword)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map(code => ({ userId, codeHash: hashOf(plainOf(code)) })))
  return codes
}

export const recoveryCodesLeft = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

/** Uses a code up. @returns false for a wrong one, and for one that was used before */
export async function spendRecoveryCode(tx: Db, userId: number, typed: string, now: Date): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(plainOf(typed))))
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isCode, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

/** In any case, with or without the dashes. */
const plainOf = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
