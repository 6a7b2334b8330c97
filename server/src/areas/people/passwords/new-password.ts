import { passwordRefusal } from '@fairfloor/domain/people/password'
import { commonPasswords, hashPassword } from './passwords.ts'

/**
 * The hash of a password that somebody chooses.
 * @param names what anybody can know: address, name and company of the user, names of the seller
 * @throws Refusal password_too_short, password_too_common
 */
export async function hashChosen(password: string, names: readonly string[], field: string): Promise<string> {
  const common = await commonPasswords()
  const refusal = passwordRefusal(password, names, one => common.has(one))
  if (refusal) throw refusal.at(field)
  return hashPassword(password)
}
