import type { Parsed } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/people/owner-contract'
import * as shapes from '@fairfloor/domain/people/owner-shapes'
import { refuse } from '@fairfloor/domain/people/refusals'
import type { loginByPasskey } from '@fairfloor/domain/people/second-step-contract'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { realTime } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import { askerOf, logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import { askingBrowser, keepAskingBrowser, newChallenge } from './asking-browser.ts'
import { spendCode } from './authenticator.ts'
import { lockUser, waysOf } from './factors.ts'
import { challengeIn, keepQuestion, takeQuestion } from './passkey-challenges.ts'
import { siteHere } from './passkey-routes.ts'
import { ownerOfPasskey, questionForLogin } from './passkeys.ts'
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts'
import type { SecurityDeps } from './routes.ts'

type From = { request: FastifyRequest; reply: FastifyReply }

type Proof = {
  readonly password: string
  readonly code: string
  readonly passkey: Parsed<typeof loginByPasskey>['body'] | null
}

/**
 * Checks again that the user owns the login: by the password and, if there is one, by the second factor.
 * Wrong ones count as at the login.
 * @throws Refusal wrong_password, owner_unproved, wrong_proof, passkeys_not_possible, too_many
 */
export type ProveOwner = (from: From, viewer: Viewer, proof: Proof) => Promise<void>

export function makeProveOwner(
  { db, config, clock }: Platform,
  { attempts, confirmPassword, tell }: SecurityDeps,
): ProveOwner {
  const byCode = async (tx: Db, userId: number, code: string): Promise<boolean> => {
    if (await spendCode(tx, userId, code, realTime())) return true
    if (!(await spendRecoveryCode(tx, userId, code, clock()))) return false
    await tell(tx, userId, { what: 'code used', left: await recoveryCodesLeft(tx, userId) })
    return true
  }

  return async (from, viewer, { password, code, passkey }) => {
    const { userId } = viewer
    await confirmPassword(from, viewer, password)
    if ((await waysOf(db, userId)).length === 0) return
    if (code.trim() === '' && !passkey) throw refuse('owner_unproved').at('code')
    const asked = passkey && (await takeOwnQuestion(from.request, passkey))
    const right = await attempts.confirm(from, userId, () =>
      transaction(db, async tx => {
        await lockUser(tx, userId)
        const isRight = passkey
          ? asked && (await ownerOfPasskey(tx, { ...asked, userId, response: passkey, now: clock() })) === userId
          : await byCode(tx, userId, code)
        return isRight || undefined
      }),
    )
    if (right) {
      if (asked) await attempts.forgiveQuestion(from, asked.challenge)
      return
    }
    logOf(from.request).warn(askerOf(from.request), 'second step failed')
    throw refuse('wrong_proof').at('code')
  }

  async function takeOwnQuestion(request: FastifyRequest, passkey: NonNullable<Proof['passkey']>) {
    const site = siteHere(config.publicUrl, request)
    const answered = { challenge: challengeIn(passkey.response.clientDataJSON), purpose: 'prove' } as const
    const asked = await takeQuestion(db, askingBrowser(config, request), answered, clock())
    return asked && { ...asked, site }
  }
}

/** Asks the own passkeys, for a call that wants the owner. */
export function serveOwnerProof(platform: Platform, { attempts }: Pick<SecurityDeps, 'attempts'>): void {
  const { db, config } = platform
  serve(platform, contract.askOwnPasskey, shapes.askOwnPasskey, async ({ viewer, now, request, reply }) => {
    const { userId } = viewer
    const site = siteHere(config.publicUrl, request)
    if (!(await waysOf(db, userId)).includes('passkey')) throw refuse('no_second_factor')
    const challenge = newChallenge(keepAskingBrowser(config, { request, reply }))
    const options = await questionForLogin(db, site, { userId, challenge })
    await attempts.question({ request, reply }, options.challenge)
    await keepQuestion(db, { challenge: options.challenge, purpose: 'prove', userId }, now)
    return { options: { ...options } }
  })
}
