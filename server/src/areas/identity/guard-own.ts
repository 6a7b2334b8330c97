import { refuse } from '@fairfloor/domain/identity/refusals'
import type { Viewer } from '@fairfloor/domain/identity/viewer'

/**
 * Who gets into a company's account is its own business: an agent who acts for a manager could let in anybody, and keep
 * the access after the switch.
 * @throws Refusal forbidden
 */
export function guardOwn({ agent }: Pick<Viewer, 'agent'>): void {
  if (agent) throw refuse('forbidden')
}
