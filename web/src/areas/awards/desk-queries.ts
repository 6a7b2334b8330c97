import { getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import { queryOf } from '../../lib/query.ts'

/** What the operator's page shows. */
export const awardYearQuery = queryOf(getAwardYear, {})
