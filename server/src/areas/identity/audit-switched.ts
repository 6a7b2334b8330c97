import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/parts.ts'
import type { WriteAudit } from './switch-user.ts'

/**
 * Writes down every change that an agent makes in somebody's name (decisions 7), before it is answered: no area can forget
 * it. What was changed to what stands in the rows themselves; bodies may hold secrets and are not kept.
 */
export function auditSwitchedSessions({ server, db, clock }: Platform, writeAudit: WriteAudit): void {
  const changes = ({ method, routeOptions }: FastifyRequest): boolean =>
    method === 'GET' || method === 'HEAD'
      ? server.served.some(({ path, changesState }) => changesState && path === routeOptions.url)
      : method !== 'OPTIONS'

  server.addHook('onSend', async (request, reply, payload) => {
    const { viewer } = request
    if (!viewer?.agent || reply.statusCode >= 400 || !changes(request)) return payload
    await writeAudit(db, {
      at: clock(),
      userId: viewer.userId,
      agentId: viewer.agent.userId,
      action: `${request.method} ${request.routeOptions.url ?? ''}`,
      subject: request.url,
    })
    return payload
  })
}
