import { REMOVED_DAYS } from '@fairfloor/domain/customer-api/reference'
import type { Retained } from '../../platform/retention.ts'
import { removedReferences } from './tables.ts'

export const customerApiRetained: readonly Retained[] = [
  {
    what: 'Own references that were taken away',
    days: REMOVED_DAYS,
    after: 'they were taken away',
    since: removedReferences.removedAt,
  },
]
