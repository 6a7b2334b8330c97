import { refuse } from '@fairfloor/domain/people/refusals'
import * as contract from '@fairfloor/domain/people/security-contract'
import * as shapes from '@fairfloor/domain/people/security-shapes'
import { realTime } from '../../../platform/clock.ts'
import { askerOf, logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { LiveShop } from '../../seller/index.ts'
import type { Attempts } from '../attempts.ts'
import type { ConfirmPassword } from '../passwords/confirm-password.ts'
import { sessionToken } from '../sessions/cookies.ts'
import type { SessionCache } from '../sessions/session-cache.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts'
import { describeFactors } from './describe.ts'
import { lockUser, waysOf } from './factors.ts'
import { endFactor, firstFactor } from './first-and-last.ts'
import { needsFactor } from './needs-factor.ts'
import { siteOf } from './passkey-site.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import type { TellFactor } from './tell.ts'
import { showSecret } from './totp.ts'

export type SecurityDeps = {
  attempts: Attempts
  cache: SessionCache
  shop: LiveShop
  tell: TellFactor
  isDemanded: () => Promise<boolean>
  confirmPassword: ConfirmPassword
}

/** What a user does with the own second factor. Each change asks for the password once more. */
export function serveSecondFactor(platform: Platform, deps: SecurityDeps): void {
  const { attempts, cache, shop, tell, isDemanded, confirmPassword } = deps
  const { db, bus, config } = platform

  serve(platform, contract.getSecondFactor, shapes.getSecondFactor, async ({ viewer, request }) =>
    describeFactors(db, viewer, {
      canHavePasskeys: siteOf(config.publicUrl)?.rpID === request.hostname,
      isDemanded: await needsFactor(viewer, isDemanded),
    }),
  )

  serve(
    platform,
    contract.beginAuthenticator,
    shapes.beginAuthenticator,
    async ({ body, viewer, now, request, reply }) => {
      const { userId, email } = viewer
      await confirmPassword({ request, reply }, viewer, body.password)
      const secret = await transaction(db, tx => beginAuthenticator(tx, userId, now))
      return showSecret(secret, { shop: shop.current().name, email })
    },
  )

  serve(
    platform,
    contract.confirmAuthenticator,
    shapes.confirmAuthenticator,
    async ({ body, viewer, now, request, reply }) => {
      const { userId } = viewer
      const token = sessionToken(config, request)!
      const codes = await attempts.confirm({ request, reply }, userId, () =>
        transaction(db, async tx => {
          const what = await confirmAuthenticator(tx, { userId, code: body.code, now, realNow: realTime() })
          if (!what) return undefined
          await tell(tx, userId, { what })
          return firstFactor(tx, bus, { userId, token })
        }),
      )
      if (!codes) throw refuse('code_does_not_fit').at('code')
      logOf(request).info(askerOf(request), 'authenticator on')
      cache.forget(userId)
      return { recovery_codes: codes }
    },
  )

  serve(
    platform,
    contract.removeAuthenticator,
    shapes.removeAuthenticator,
    async ({ body, viewer, request, reply }) => {
      const { userId } = viewer
      const isNeeded = await needsFactor(viewer, isDemanded)
      await confirmPassword({ request, reply }, viewer, body.password)
      await transaction(db, async tx => {
        await lockUser(tx, userId)
        await removeAuthenticator(tx, userId)
        await tell(tx, userId, { what: 'authenticator off' })
        await endFactor(tx, bus, { userId, isNeeded })
      })
      logOf(request).info(askerOf(request), 'authenticator off')
      cache.forget(userId)
      return { success: true } as const
    },
  )

  serve(platform, contract.renewRecoveryCodes, shapes.renewRecoveryCodes, async ({ body, viewer, request, reply }) => {
    const { userId } = viewer
    await confirmPassword({ request, reply }, viewer, body.password)
    const codes = await transaction(db, async tx => {
      await lockUser(tx, userId)
      if ((await waysOf(tx, userId)).length === 0) throw refuse('no_second_factor')
      await tell(tx, userId, { what: 'new codes' })
      return makeRecoveryCodes(tx, userId)
    })
    logOf(request).info(askerOf(request), 'new recovery codes')
    return { recovery_codes: codes }
  })
}
