import { getBonusYear } from '@fairfloor/domain/billing/bonus/desk-reads-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { queryOf } from '../../../lib/query.ts'

export const bonusYearQuery = (query: CallInput<typeof getBonusYear>['query']) => queryOf(getBonusYear, { query })
