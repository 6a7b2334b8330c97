import type { onSendHookHandler } from 'fastify'
import type { Platform } from '../../platform/parts.ts'
import type { WriteAudit } from './switch-user.ts'

/**
 * Writes down every change that an agent makes in somebody's name (decisions 7), before it is answered: no area can forget
 * it. What was changed to what stands in the rows themselves; bodies may hold secrets and are not kept.
 */
export function auditSwitchedSessions({ server, db, clock }: Platform, writeAudit: WriteAudit): void {
  const write: onSendHookHandler = (request, reply, payload, done) => {
    const { viewer } = request
    if (!viewer?.agent || reply.statusCode >= 400) return done(null, payload)
    writeAudit(db, {
      at: clock(),
      userId: viewer.userId,
      agentId: viewer.agent.userId,
      action: `${request.method} ${request.routeOptions.url ?? ''}`,
      subject: request.url,
    }).then(() => done(null, payload), done)
  }
  // Not for every answer: calls that only read would wait for it as well.
  server.addHook('onRoute', route => {
    if (route.config?.changes) route.onSend = write
  })
}
