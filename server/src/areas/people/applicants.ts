import type { Refusal } from '@fairfloor/domain/refusal'
import type { Db } from '../../platform/database.ts'
import { fits } from './passwords/passwords.ts'

/** Finds who has registered and may not log in yet, by address, and what the right password is told. */
export type Applicants = (
  db: Db,
  account: string,
) => Promise<{ readonly passwordHash: string | null; readonly refusal: Refusal } | undefined>

/**
 * Why somebody who has registered cannot log in yet; undefined for a wrong password. Takes the same time for an unknown
 * address.
 */
export async function applicantRefusal(
  db: Db,
  applicants: Applicants,
  { account, password }: { account: string; password: string },
): Promise<Refusal | undefined> {
  const found = await applicants(db, account)
  return (await fits(password, found?.passwordHash)) ? found?.refusal : undefined
}
