import type { listApiOrders } from '@fairfloor/domain/customer-api/rest/orders-contract'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { numberAt } from '../../../platform/change-marks.ts'
import type { Db } from '../../../platform/database.ts'

type Asked = Pick<Parsed<typeof listApiOrders>['query'], 'cursor' | 'updated_since'>

/** Within what the database can store. Year 1, which programs send for 'from the beginning', lies before that with its offset. */
const FIRST = Date.UTC(1970, 0)
const LAST = Date.UTC(9999, 11, 31)

/** An instant that a client has sent, as one that everything can reckon with. */
export const instantOf = (text: string): Date => new Date(Math.min(LAST, Math.max(FIRST, Date.parse(text))))

/** The number of the change after which a list is read. */
export async function sinceOf(db: Db, { cursor, updated_since }: Asked): Promise<number> {
  if (cursor !== undefined) return Number(cursor)
  return updated_since === undefined ? 0 : numberAt(db, instantOf(updated_since))
}
