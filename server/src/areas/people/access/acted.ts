import { partOf } from '@fairfloor/domain/people/access/acted'
import type { Acted } from '@fairfloor/domain/people/access/contract'
import type { Db } from '../../../platform/database.ts'
import { changedByAgents } from '../../back-office/index.ts'
import { peopleById } from '../people.ts'

/** More than a customer reads; the operator's audit log has them all. */
const MOST = 20

/** What agents changed as users of a company, newest first; what one did in one part without another between is one. */
export async function actedAs(db: Db, users: readonly { id: number; name: string }[]): Promise<Acted[]> {
  const changes = await changedByAgents(
    db,
    users.map(({ id }) => id),
  )
  const agents = await peopleById(db, [...new Set(changes.flatMap(({ agentId }) => agentId ?? []))])
  const acted: Acted[] = []
  for (const { id, at, userId, agentId, action } of changes) {
    const part = partOf(action)
    const [agent, user] = [agents.get(agentId ?? 0), users.find(user => user.id === userId)]
    if (part === null || !agent || !user) continue
    const [agent_name, user_name] = [agent.name, user.name]
    const later = acted.at(-1)
    if (later && later.agent_name === agent_name && later.user_name === user_name && later.part === part)
      later.changes++
    else acted.push({ id, at: at.toISOString(), agent_name, user_name, part, changes: 1 })
  }
  return acted.slice(0, MOST)
}
