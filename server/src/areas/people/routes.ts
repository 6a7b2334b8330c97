import * as contract from '@fairfloor/domain/people/contract'
import { refuse } from '@fairfloor/domain/people/refusals'
import * as shapes from '@fairfloor/domain/people/shapes'
import type { Refusal } from '@fairfloor/domain/refusal'
import { askerOf, logOf, typedAccount } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { LiveShop } from '../seller/index.ts'
import { accountOf } from './accounts.ts'
import { type Applicants, applicantRefusal } from './applicants.ts'
import type { Attempts } from './attempts.ts'
import { logIn } from './log-in.ts'
import { changePassword } from './passwords/change-password.ts'
import { askForPassword } from './passwords/one-time-password.ts'
import { keepHalfLoginCookie } from './second-factor/half-logins.ts'
import { dropSessionCookie, keepSessionCookie, sessionToken } from './sessions/cookies.ts'
import { checkCsrfToken, giveCsrfToken } from './sessions/csrf.ts'
import { describeUser, type UserFigures } from './sessions/current-user.ts'
import type { Enter } from './sessions/enter.ts'
import { chooseLanguage } from './sessions/language.ts'
import type { SessionCache } from './sessions/session-cache.ts'
import { endSession } from './sessions/sessions.ts'

type Deps = {
  cache: SessionCache
  figures: UserFigures
  shop: LiveShop
  attempts: Attempts
  enter: Enter
  applicants: Applicants
}

export function serveLogin(platform: Platform, deps: Deps): void {
  const { cache, figures, shop, attempts, enter, applicants } = deps
  const { db, bus, config } = platform

  serve(platform, contract.getCsrfToken, shapes.getCsrfToken, ({ request, reply }) => ({
    token: giveCsrfToken(config, request, reply),
  }))

  serve(platform, contract.login, shapes.login, async ({ body, now, request, reply }) => {
    checkCsrfToken(config, request, body._csrf_token)
    const account = accountOf(body._username)
    const password = body._password
    const userAgent = request.headers['user-agent'] ?? ''
    const earlierToken = sessionToken(config, request)
    let waits: Refusal | undefined
    const entered = await attempts.guess({ request, reply }, account, async () => {
      const right = await logIn(db, bus, { account, password, earlierToken, userAgent, now })
      // Counts as wrong: somebody else may have an account with the address by now, whose password it must not help to guess.
      if (!right) waits = await applicantRefusal(db, applicants, { account, password })
      return right
    })
    if (!entered && waits) throw waits
    if (!entered) {
      logOf(request).warn({ account: typedAccount(account), address: request.ip }, 'login failed')
      throw refuse('wrong_login', undefined, [], { success: false })
    }
    const { userId, isOneTime, session, secondStep } = entered
    if (secondStep) {
      logOf(request).info({ user: userId, address: request.ip, ways: secondStep.ways }, 'second step asked for')
      keepHalfLoginCookie(config, { request, reply }, secondStep.token)
      throw refuse('second_step_needed', { ways: secondStep.ways }, [], { success: false })
    }
    await enter({ request, reply }, { userId, session, how: isOneTime ? { oneTime: true } : {} })
    return { success: true } as const
  })

  serve(platform, contract.lostPassword, shapes.lostPassword, async ({ body, request, reply }) => {
    const account = accountOf(body._username)
    const mailed = await attempts.ask({ request, reply }, account, tx => askForPassword(tx, account, body._target))
    logOf(request).info({ account: typedAccount(account), address: request.ip, mailed }, 'password asked for')
    return { success: true } as const
  })

  serve(platform, contract.logout, shapes.logout, async ({ viewer, request, reply, transaction }) => {
    await transaction(tx => endSession(tx, bus, sessionToken(config, request)!))
    logOf(request).info(askerOf(request), 'logout')
    cache.forget(viewer.userId)
    dropSessionCookie(config, { request, reply })
    // Clears what the browser stored, price lists above all, for the next user of this computer.
    reply.header('clear-site-data', '"cache"')
    return { success: true } as const
  })

  serve(platform, contract.changePassword, shapes.changePassword, async ({ body, viewer, now, request, reply }) => {
    const token = sessionToken(config, request)!
    const { name, seller } = shop.find() ?? {}
    const change = {
      viewer,
      token,
      newPassword: body.new_password,
      oldPassword: body.old_password,
      sellerNames: [name, seller?.company].filter(text => text !== undefined),
    }
    const session = await changePassword(db, bus, change, async check => {
      const right = await attempts.guess({ request, reply }, accountOf(viewer.email), check)
      if (!right) logOf(request).warn(askerOf(request), 'wrong old password')
      return right
    })
    logOf(request).info(askerOf(request), 'password changed')
    cache.forget(viewer.userId)
    keepSessionCookie(config, { request, reply }, session, now)
    return { success: true } as const
  })

  serve(platform, contract.chooseLanguage, shapes.chooseLanguage, async ({ body, viewer, transaction }) => {
    if (!shop.current().languages.includes(body.language)) throw refuse('language_not_offered')
    await transaction(tx => chooseLanguage(tx, bus, viewer, body.language))
    cache.forget(viewer.agent?.userId ?? viewer.userId)
    return { success: true } as const
  })

  serve(platform, contract.currentUser, shapes.currentUser, ({ viewer }) => describeUser(db, viewer, figures))
}
