import { isLanguage, LANGUAGE_COOKIE } from '@fairfloor/domain/language'
import * as contract from '@fairfloor/domain/people/access/contract'
import * as shapes from '@fairfloor/domain/people/access/shapes'
import { logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../back-office/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { guardPassword, hashPassword } from '../passwords/passwords.ts'
import { companyOf } from '../people.ts'
import { acceptInvitation, invitationOf } from './accept.ts'
import type { Invitation } from './waiting.ts'

/** What the link of an invitation opens. Reading it changes nothing: mail programs open links before their readers do. */
export function serveAccepting(platform: Platform, shop: LiveShop): void {
  const { db } = platform

  serve(platform, contract.readInvitation, shapes.readInvitation, async ({ body, now }) => {
    const invitation = await invitationOf(db, body.token, now)
    const { email, name, role, expiresAt } = invitation
    return { email, name, role, company: await nameOf(invitation), expires_at: expiresAt.toISOString() }
  })

  serve(platform, contract.acceptInvitation, shapes.acceptInvitation, async ({ body, now, request }) => {
    const { token, name, password } = body
    // The link is checked first: hashing a password takes time, which a caller without a link must not cost the server.
    const invitation = await invitationOf(db, token, now)
    const { name: shopName, seller } = shop.current()
    const names = [invitation.email, name, (await nameOf(invitation)) ?? '', shopName, seller.company]
    await guardPassword(password, names, 'password')
    const passwordHash = await hashPassword(password)
    const chosen = request.cookies[LANGUAGE_COOKIE]
    const language = isLanguage(chosen) ? chosen : null
    const { userId } = await transaction(db, async tx => {
      const accepted = await acceptInvitation(tx, { token, name, passwordHash, language, now })
      await writeAudit(tx, {
        at: now,
        userId: accepted.userId,
        action: 'accept invitation',
        subject: accepted.email,
        details: { rights: accepted.rights, role: accepted.role, brand: accepted.brandErpId },
      })
      return accepted
    })
    logOf(request).info({ user: userId, address: request.ip }, 'invitation accepted')
    return { success: true } as const
  })

  async function nameOf({ customerId }: Invitation): Promise<string | null> {
    return customerId === null ? null : ((await companyOf(db, customerId))?.company ?? null)
  }
}
