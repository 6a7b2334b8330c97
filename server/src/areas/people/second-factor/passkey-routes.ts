import { refuse } from '@fairfloor/domain/people/refusals'
import * as contract from '@fairfloor/domain/people/security-contract'
import * as shapes from '@fairfloor/domain/people/security-shapes'
import type { FastifyRequest } from 'fastify'
import { askerOf, logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import { sessionToken } from '../sessions/cookies.ts'
import { ownSession } from '../sessions/sessions.ts'
import { askingBrowser, keepAskingBrowser, newChallenge } from './asking-browser.ts'
import { lockUser } from './factors.ts'
import { endFactor, firstFactor } from './first-and-last.ts'
import { needsFactor } from './needs-factor.ts'
import { challengeIn, keepQuestion, takeQuestion } from './passkey-challenges.ts'
import { type PasskeySite, siteOf } from './passkey-site.ts'
import { guardOwnPasskey, keepPasskey, questionForNew, removePasskey } from './passkeys.ts'
import type { SecurityDeps } from './routes.ts'

/** The passkeys of the user's own login. */
export function servePasskeys(
  platform: Platform,
  { cache, shop, tell, isDemanded, confirmPassword }: SecurityDeps,
): void {
  const { db, bus, config } = platform

  serve(platform, contract.beginPasskey, shapes.beginPasskey, async ({ body, viewer, now, request, reply }) => {
    const { userId, email, name } = viewer
    const site = siteHere(config.publicUrl, request)
    await confirmPassword({ request, reply }, viewer, body.password)
    const challenge = newChallenge(keepAskingBrowser(config, { request, reply }))
    const options = await questionForNew(db, site, { userId, email, name, shop: shop.current().name, challenge })
    await keepQuestion(db, { challenge: options.challenge, purpose: 'add', userId }, now)
    return { options: { ...options } }
  })

  serve(platform, contract.addPasskey, shapes.addPasskey, async ({ body, viewer, now, request }) => {
    const { userId } = viewer
    const site = siteHere(config.publicUrl, request)
    const { name, passkey: response } = body
    const answered = { challenge: challengeIn(response.response.clientDataJSON), purpose: 'add' } as const
    const asked = await takeQuestion(db, askingBrowser(config, request), answered, now)
    if (asked?.userId !== userId) throw refuse('wrong_passkey')
    const token = sessionToken(config, request)!
    const codes = await transaction(db, async tx => {
      await lockUser(tx, userId)
      // A session that was ended meanwhile, or a second factor that was reset, has shut its user out.
      await ownSession(tx, token, { userId })
      await keepPasskey(tx, { userId, name, challenge: asked.challenge, response, site, now })
      await tell(tx, userId, { what: 'passkey added', name })
      return firstFactor(tx, bus, { userId, token })
    })
    logOf(request).info(askerOf(request), 'passkey added')
    cache.forget(userId)
    return { recovery_codes: codes }
  })

  serve(platform, contract.removePasskey, shapes.removePasskey, async ({ params, body, viewer, request, reply }) => {
    const { userId } = viewer
    const isNeeded = await needsFactor(viewer, isDemanded)
    await guardOwnPasskey(db, userId, params.id)
    await confirmPassword({ request, reply }, viewer, body.password)
    await transaction(db, async tx => {
      await lockUser(tx, userId)
      const name = await removePasskey(tx, userId, params.id)
      await tell(tx, userId, { what: 'passkey removed', name })
      await endFactor(tx, bus, { userId, isNeeded })
    })
    logOf(request).info(askerOf(request), 'passkey removed')
    cache.forget(userId)
    return { success: true } as const
  })
}

/** @throws Refusal passkeys_not_possible, also for a page that is open under another of the shop's names */
export function siteHere(publicUrl: string, { hostname }: FastifyRequest): PasskeySite {
  const site = siteOf(publicUrl)
  if (site?.rpID !== hostname) throw refuse('passkeys_not_possible')
  return site
}
