import type { onSendHookHandler } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { writeAudit } from '../../back-office/index.ts'

/**
 * Audits every change that an agent makes as somebody else, before it is answered, so that no area can forget it. The
 * rows themselves show what changed; bodies may hold secrets and are not logged.
 */
export function auditSwitchedSessions({ server, db, clock }: Platform): void {
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
  // Only for changes: reads would have to wait for it as well.
  server.addHook('onRoute', route => {
    if (route.config?.changes) route.onSend = write
  })
}
