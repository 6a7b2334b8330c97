import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newOneTimePassword } from '../../../platform/tokens.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { findAccount, findUser } from '../accounts.ts'
import { mayLogIn } from '../policy.ts'
import { readersById } from '../readers.ts'
import { oneTimePasswords } from '../tables.ts'
import { oneTimePasswordMail } from './mail.ts'
import { hashPassword } from './passwords.ts'

const LIFE_MINUTES = 60
const KIND = 'one-time-password'
const TOPIC = 'identity.password-forgotten'

type Asked = { account: string; target?: string | undefined }

/**
 * Records a request for a password. The address is looked up later, so that the response time does not reveal whether it is known.
 * @param target path of a page of the shop to which the login then leads
 */
export const askForPassword = (tx: Db, account: string, target?: string): Promise<void> =>
  publish(tx, TOPIC, { account, target } satisfies Asked)

/**
 * Mails a one-time password to each known address that requested one; the old password stays valid. It is generated
 * when the mail is handed to the mail server, and its lifetime starts then.
 */
export function mailOneTimePasswords(
  { later, mails, config }: Platform,
  { shop, letters }: { shop: LiveShop; letters: Letters },
): void {
  later.afterEvent<Asked>(TOPIC, 'one-time-password', async (tx, { account, target }) => {
    const user = await findAccount(tx, account)
    if (!user || !mayLogIn(user)) return
    const [to] = await readersById(tx, shop.current().languages, [user.id])
    if (!to) return
    const content = oneTimePasswordMail(to.language, { minutes: LIFE_MINUTES, shop: config.publicUrl, target })
    await letters.write(tx, { kind: KIND, to, content, secretFor: user.id })
  })
  mails.makeSecrets(KIND, giveOneTimePassword)
}

/** A new one-time password for a user, replacing the previous one. @returns undefined for users who may no longer log in */
export async function giveOneTimePassword(tx: Db, userId: number, now: Date): Promise<string | undefined> {
  const user = await findUser(tx, userId)
  if (!user || !mayLogIn(user)) return undefined
  const password = newOneTimePassword()
  const passwordHash = await hashPassword(password)
  const expiresAt = new Date(now.getTime() + LIFE_MINUTES * 60_000)
  await tx
    .insert(oneTimePasswords)
    .values({ userId, passwordHash, expiresAt })
    .onConflictDoUpdate({ target: oneTimePasswords.userId, set: { passwordHash, expiresAt } })
  return password
}
