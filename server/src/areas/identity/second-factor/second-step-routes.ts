import { refuse } from '@fairfloor/domain/identity/refusals'
import * as contract from '@fairfloor/domain/identity/second-step-contract'
import * as shapes from '@fairfloor/domain/identity/second-step-shapes'
import { realTime } from '../../../platform/clock.ts'
import { logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Attempts } from '../attempts.ts'
import { sessionToken } from '../cookies.ts'
import type { Enter } from '../enter.ts'
import { confirmLogin } from './confirm-login.ts'
import { dropHalfLoginCookie, halfLoginOf } from './half-logins.ts'
import type { TellFactor } from './tell.ts'

type Deps = { attempts: Attempts; enter: Enter; tell: TellFactor }

/** Second steps of logins. */
export function serveSecondStep(platform: Platform, { attempts, enter, tell }: Deps): void {
  const { db, bus, config } = platform

  serve(platform, contract.confirmLogin, shapes.confirmLogin, async ({ body, now, request, reply }) => {
    const half = await halfLoginOf(db, config, request, now)
    if (!half) throw refuse('second_step_over', undefined, [], { success: false })
    const { userId } = half
    const userAgent = request.headers['user-agent'] ?? ''
    const step = { half, earlierToken: sessionToken(config, request), userAgent, now, code: body.code }
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
}
