import { refuse } from '@fairfloor/domain/people/refusals'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askerOf, logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { accountOf, findUser } from '../accounts.ts'
import type { Attempts } from '../attempts.ts'
import { fits } from './passwords.ts'

/** Asks for the own password once more, counted like a login. @throws Refusal wrong_password, too_many */
export type ConfirmPassword = (
  from: { request: FastifyRequest; reply: FastifyReply },
  viewer: Viewer,
  password: string,
) => Promise<void>

export const makeConfirmPassword =
  ({ db }: Pick<Platform, 'db'>, attempts: Attempts): ConfirmPassword =>
  async (from, viewer, password) => {
    const right = await attempts.guess(from, accountOf(viewer.email), async () => {
      const user = await findUser(db, viewer.userId)
      return (await fits(password, user?.passwordHash)) || undefined
    })
    if (right) return
    logOf(from.request).warn(askerOf(from.request), 'wrong password')
    throw refuse('wrong_password').at('password')
  }
