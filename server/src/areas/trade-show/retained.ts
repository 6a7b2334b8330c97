import type { Retained } from '../../platform/retention.ts'
import { hallPresences } from './tables.ts'

export const tradeShowRetained: readonly Retained[] = [
  { what: 'Presences in the hall', days: 1, after: 'they were last seen', since: hallPresences.seenAt },
]
