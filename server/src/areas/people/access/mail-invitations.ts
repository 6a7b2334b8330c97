import { isLanguage, type Language, mailLanguage } from '@fairfloor/domain/language'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { findAccount } from '../accounts.ts'
import { invitations } from '../invitation-tables.ts'
import { companyOf, peopleById } from '../people.ts'
import { addressKnownMail, invitationMail } from './mails/invitation.ts'
import { isOpen } from './waiting.ts'

const KIND = 'invitation'
const TOPIC = 'accounts.invited'

type Asked = { invitationId: number; language: Language | null }

/** Asks for the mail of an invitation. @param language the inviter's, where it is known */
export const askForMail = (tx: Db, invitationId: number, language: Language | null): Promise<void> =>
  publish(tx, TOPIC, { invitationId, language } satisfies Asked)

/**
 * Mails the invitations. An address that belongs to an account already gets a mail without a link, which says so to its owner
 * alone. The link's token is made when the mail is handed to the mail server.
 */
export function mailInvitations(
  { later, mails, config }: Platform,
  { shop, letters }: { shop: LiveShop; letters: Letters },
): void {
  later.afterEvent<Asked>(TOPIC, 'invitation-mail', async (tx, { invitationId, language: stored }) => {
    const [invitation] = await tx
      .select()
      .from(invitations)
      .where(and(eq(invitations.id, invitationId), isOpen))
    if (!invitation) return
    const { email, name, customerId, role, invitedBy } = invitation
    const { name: shopName, languages } = shop.current()
    const customer = customerId === null ? undefined : await companyOf(tx, customerId)
    const language = mailLanguage(
      { stored: isLanguage(stored) ? stored : null, country: customer?.country ?? null },
      languages,
    )
    const inviter = invitedBy === null ? undefined : (await peopleById(tx, [invitedBy])).get(invitedBy)
    const about = { shopName, company: customer?.company ?? null, role, inviter: inviter?.name ?? null }
    const to = { email, name, language }
    if (await findAccount(tx, email))
      await letters.write(tx, { kind: `${KIND}-known`, to, content: addressKnownMail(language, about) })
    else
      await letters.write(tx, {
        kind: KIND,
        to,
        content: invitationMail(language, { ...about, shop: config.publicUrl }),
        secretFor: invitationId,
      })
  })
  mails.makeSecrets(KIND, giveToken)
}

/**
 * A new token for an invitation that is open, in place of the one before. Its end stays as it is: the list shows it, and would
 * tell by it which addresses got a link.
 */
async function giveToken(tx: Db, invitationId: number): Promise<string | undefined> {
  const token = newToken()
  const given = await tx
    .update(invitations)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(invitations.id, invitationId), isOpen))
    .returning({ id: invitations.id })
  return given.length > 0 ? token : undefined
}
