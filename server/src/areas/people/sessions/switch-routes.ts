import * as contract from '@fairfloor/domain/people/contract'
import * as shapes from '@fairfloor/domain/people/shapes'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireLogin } from '../../../platform/admission.ts'
import { guardChangingGet } from '../../../platform/guard.ts'
import { askerOf, logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import { sessionToken } from './cookies.ts'
import { findSwitchable } from './find-switchable.ts'
import type { SessionCache } from './session-cache.ts'
import { exitSwitch, switchUser } from './switch-user.ts'

export function serveSwitching(platform: Platform, cache: SessionCache): void {
  const { server, db, clock, config } = platform

  serve(platform, contract.switchUser, shapes.switchUser, async ({ body, viewer, now, request, transaction }) => {
    const token = sessionToken(config, request)!
    const switching = { agent: viewer, token, email: body._switch_user, now }
    const actsFor = await transaction(tx => switchUser(tx, switching))
    logOf(request).info({ ...askerOf(request), actsFor }, 'switch user')
    cache.forget(viewer.userId)
    return { success: true } as const
  })

  serve(platform, contract.findSwitchable, shapes.findSwitchable, ({ query, viewer, now }) =>
    transaction(db, tx => findSwitchable(tx, { agent: viewer, search: query.search, now })),
  )

  serve(platform, contract.exitSwitch, shapes.exitSwitch, async ({ viewer, request }) => {
    await exit(viewer, request)
    return { success: true } as const
  })

  // The specified GET shares its path with the landing page, so a hook answers it before pages are looked up.
  server.served.push({ ...contract.exitSwitchByGet, ...shapes.exitSwitchByGet })
  server.addHook('onRequest', (request, reply, done) => {
    if (!asksForExit(request)) return done()
    exitByGet(request, reply).catch(done)
  })

  async function exitByGet(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    guardChangingGet(request)
    requireLogin(request.viewer)
    await exit(request.viewer, request)
    answerExit(request, reply)
  }

  async function exit(viewer: Viewer, request: FastifyRequest): Promise<void> {
    const token = sessionToken(config, request)!
    await transaction(db, tx => exitSwitch(tx, { viewer, token, now: clock() }))
    logOf(request).info(askerOf(request), 'exit user')
    cache.forget(viewer.agent!.userId)
    // From here on the request no longer acts as the customer.
    request.viewer = null
  }
}

function asksForExit({ method, url }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    url.startsWith('/?') &&
    new URLSearchParams(url.slice(2)).getAll('_switch_user').join() === '_exit'
  )
}

/** Links are redirected to the landing page, calls get their answer. */
const answerExit = (request: FastifyRequest, reply: FastifyReply) =>
  request.headers.accept?.includes('text/html')
    ? reply.header('cache-control', 'no-store').redirect('/', 303)
    : reply.header('cache-control', 'no-store').send({ success: true })
