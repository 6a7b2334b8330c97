import type { Retained } from '../../platform/retention.ts'
import { approvals } from './approval-tables.ts'

/** The order names who approved it; what waits stays as a basket does. */
export const basketRetained: readonly Retained[] = [
  { what: 'Orders sent for approval', days: 365, after: 'the decision', since: approvals.decidedAt },
]
