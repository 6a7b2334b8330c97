import { sessionEnd } from '@fairfloor/domain/people/session'
import type { Viewer } from '@fairfloor/domain/viewer'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database.ts'
import { companies } from '../../companies/view-tables.ts'
import { company } from '../company.ts'
import { limitOf } from '../order-limit.ts'
import { mayLogIn, standingOf } from '../policy.ts'
import { hasSecondFactor } from '../second-factor/factors.ts'
import { sessions, users } from '../tables.ts'

const agents = alias(users, 'agents')

/**
 * The viewer of a session, read in one statement; undefined when it has ended or its user or agent may no longer log in.
 * @param isDemanded whether staff needs a second factor
 */
export async function viewerOf(
  db: Db,
  tokenHash: string,
  { now, isDemanded }: { now: Date; isDemanded: boolean },
): Promise<{ viewer: Viewer; expiresAt: Date; seenAt: Date | null } | undefined> {
  const [row] = await db
    .select({
      ...{ session: sessions, user: users, customer: company, agent: agents },
      ...{ isSecured: hasSecondFactor(users.id), isAgentSecured: hasSecondFactor(agents.id) },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.customerId))
    .leftJoin(agents, and(eq(agents.id, sessions.agentId), eq(agents.isAgent, true), isNull(agents.blockedAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  if (!row) return undefined
  const { session, user, customer, agent, isSecured, isAgentSecured } = row
  if (!mayLogIn({ ...user, ...standingOf(customer) })) return undefined
  if (session.agentId !== null && !agent) return undefined
  // While acting as somebody an agent cannot set up what is demanded.
  if (agent && isDemanded && !isAgentSecured) return undefined
  // Servers of the previous release extend a session each time it is used.
  const end = sessionEnd(session.createdAt, agent !== null || user.customerId === null)
  const expiresAt = new Date(Math.min(session.expiresAt.getTime(), end.getTime()))
  if (expiresAt <= now) return undefined
  const viewer: Viewer = {
    userId: user.id,
    name: user.name,
    email: user.email,
    customerId: user.customerId,
    company: customer?.company ?? null,
    country: customer?.country ?? null,
    priceGroupId: customer?.priceGroupId ?? null,
    brandErpId: user.brandErpId,
    isOrganiser: user.isOrganiser,
    isAgent: user.isAgent,
    isOperator: user.isOperator,
    mustChangePassword: session.mustChangePassword,
    mustSetUpSecondFactor: isDemanded && !isSecured && (user.isOperator || user.isAgent),
    agent: agent ? { userId: agent.id, name: agent.name } : null,
    language: (agent ?? user).language,
    vtsOrdersVisible: customer?.vtsOrdersVisible ?? false,
    hasApiAccess: customer?.hasApiAccess ?? false,
    hasBonus: customer?.hasBonus ?? false,
    rights: customer ? user.rights : [],
    orderLimit: limitOf(user),
  }
  return { viewer, expiresAt, seenAt: session.seenAt }
}
