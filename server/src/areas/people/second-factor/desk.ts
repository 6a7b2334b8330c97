import { refuse } from '@fairfloor/domain/people/refusals'
import * as contract from '@fairfloor/domain/people/security-contract'
import * as shapes from '@fairfloor/domain/people/security-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { findUser } from '../accounts.ts'
import type { SessionCache } from '../sessions/session-cache.ts'
import { resetSecondFactor } from './reset.ts'
import type { TellFactor } from './tell.ts'

type Deps = { cache: SessionCache; tell: TellFactor }

/** What an operator does for somebody who has lost the second factor. */
export function serveFactorDesk(platform: Platform, { cache, tell }: Deps): void {
  const { bus } = platform

  serve(platform, contract.resetFactorOf, shapes.resetFactorOf, async ({ params, viewer, now, transaction }) => {
    await transaction(async tx => {
      const user = await findUser(tx, params.id)
      if (!user || user.isTechnical) throw refuse('not_found')
      // Their own they remove with their password.
      if (user.id === viewer.userId) throw refuse('forbidden')
      if (!(await resetSecondFactor(tx, bus, user.id))) throw refuse('no_second_factor')
      await tell(tx, user.id, { what: 'reset' })
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'reset second factor', subject: user.email })
    })
    cache.forget(params.id)
    return { success: true } as const
  })
}
