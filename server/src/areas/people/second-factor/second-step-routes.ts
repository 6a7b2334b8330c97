import { refuse } from '@fairfloor/domain/people/refusals'
import * as contract from '@fairfloor/domain/people/second-step-contract'
import * as shapes from '@fairfloor/domain/people/second-step-shapes'
import type { FastifyRequest } from 'fastify'
import { realTime } from '../../../platform/clock.ts'
import { logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Attempts } from '../attempts.ts'
import { sessionToken } from '../sessions/cookies.ts'
import type { Enter } from '../sessions/enter.ts'
import { askingBrowser, dropAskingBrowser, keepAskingBrowser, newChallenge } from './asking-browser.ts'
import { confirmLogin, finishLogin, loginWithoutPassword } from './confirm-login.ts'
import { dropHalfLoginCookie, halfLoginOf } from './half-logins.ts'
import { challengeIn, keepQuestion, takeQuestion } from './passkey-challenges.ts'
import { siteHere } from './passkey-routes.ts'
import { ownerOfPasskey, questionForLogin } from './passkeys.ts'
import type { TellFactor } from './tell.ts'

type Deps = { attempts: Attempts; enter: Enter; tell: TellFactor }

/** Second steps of logins. */
export function serveSecondStep(platform: Platform, { attempts, enter, tell }: Deps): void {
  const { db, bus, config } = platform

  serve(platform, contract.confirmLogin, shapes.confirmLogin, async ({ body, now, request, reply }) => {
    const half = await halfLoginOf(db, config, request, now)
    if (!half) throw over()
    const { userId } = half
    const step = {
      half,
      earlierToken: sessionToken(config, request),
      userAgent: userAgentOf(request),
      now,
      code: body.code,
    }
    const entered = await attempts.confirm({ request, reply }, userId, () =>
      transaction(db, tx => confirmLogin(tx, { bus, tell }, { ...step, realNow: realTime() })),
    )
    if (!entered) {
      logOf(request).warn({ user: userId, address: request.ip }, 'second step failed')
      throw refuse('wrong_code', undefined, [], { success: false })
    }
    dropHalfLoginCookie(config, { request, reply })
    await enter({ request, reply }, { userId, session: entered, how: { secondStep: entered.by } })
    return { success: true } as const
  })

  serve(platform, contract.askPasskey, shapes.askPasskey, async ({ body, now, request, reply }) => {
    const site = siteHere(config.publicUrl, request)
    const half = body.second_step ? await halfLoginOf(db, config, request, now) : undefined
    if (body.second_step && !half) throw over()
    const browser = keepAskingBrowser(config, { request, reply })
    const options = await questionForLogin(db, site, { userId: half?.userId, challenge: newChallenge(browser) })
    const { challenge } = options
    await attempts.question({ request, reply }, challenge)
    await keepQuestion(db, { challenge, purpose: 'log in', userId: half?.userId ?? null }, now)
    return { options: { ...options } }
  })

  serve(platform, contract.loginByPasskey, shapes.loginByPasskey, async ({ body, now, request, reply }) => {
    const site = siteHere(config.publicUrl, request)
    const challenge = challengeIn(body.response.clientDataJSON)
    const asked = await takeQuestion(db, askingBrowser(config, request), { challenge, purpose: 'log in' }, now)
    const half = asked && asked.userId !== null ? await halfLoginOf(db, config, request, now) : undefined
    if (asked && asked.userId !== (half?.userId ?? null)) throw over()
    const entering = { earlierToken: sessionToken(config, request), userAgent: userAgentOf(request), now }
    const check = async () =>
      asked &&
      transaction(db, async tx => {
        const userId = await ownerOfPasskey(tx, { ...asked, response: body, site, now })
        if (userId === undefined) return undefined
        const session = await (half
          ? finishLogin(tx, bus, { ...entering, half })
          : loginWithoutPassword(tx, bus, { ...entering, userId }))
        return session && { userId, session }
      })
    const from = { request, reply }
    const entered = await (half ? attempts.confirm(from, half.userId, check) : attempts.answer(from, body.id, check))
    if (!entered) {
      logOf(request).warn({ address: request.ip }, 'passkey failed')
      throw refuse('wrong_passkey', undefined, [], { success: false })
    }
    await attempts.forgiveQuestion(from, challenge)
    dropHalfLoginCookie(config, from)
    dropAskingBrowser(config, from)
    await enter(from, { ...entered, how: half ? { secondStep: 'passkey' } : { passkey: true } })
    return { success: true } as const
  })
}

const over = () => refuse('second_step_over', undefined, [], { success: false })

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
