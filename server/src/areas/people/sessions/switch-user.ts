import { refuse } from '@fairfloor/domain/people/refusals'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { writeAudit } from '../../back-office/index.ts'
import { accountOf, findAccount } from '../accounts.ts'
import { mayBeActedFor } from '../policy.ts'
import { handOver } from './sessions.ts'

/**
 * Lets an agent act as the user of a customer, in the agent's own session.
 * @returns the user's id
 * @throws Refusal unknown_user, not_switchable, login_required when the session has ended meanwhile
 */
export async function switchUser(
  tx: Db,
  { agent, token, email, now }: { agent: Viewer; token: string; email: string; now: Date },
): Promise<number> {
  const target = await findAccount(tx, accountOf(email))
  if (!target) throw refuse('unknown_user')
  if (!mayBeActedFor(target)) throw refuse('not_switchable')
  const own = { userId: agent.userId, agentId: null }
  if (!(await handOver(tx, token, own, { userId: target.id, agentId: agent.userId }))) throw refuse('login_required')
  await writeAudit(tx, {
    at: now,
    userId: target.id,
    agentId: agent.userId,
    action: 'switch user',
    subject: target.email,
  })
  return target.id
}

/**
 * Switches an agent back to their own account.
 * @throws Refusal not_switched
 */
export async function exitSwitch(
  tx: Db,
  { viewer, token, now }: { viewer: Viewer; token: string; now: Date },
): Promise<void> {
  const { agent } = viewer
  if (!agent) throw refuse('not_switched')
  const acting = { userId: viewer.userId, agentId: agent.userId }
  if (!(await handOver(tx, token, acting, { userId: agent.userId, agentId: null }))) throw refuse('not_switched')
  await writeAudit(tx, {
    at: now,
    userId: viewer.userId,
    agentId: agent.userId,
    action: 'exit user',
    subject: viewer.email,
  })
}
