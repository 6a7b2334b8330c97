import type { Parsed } from '@fairfloor/domain/endpoint'
import type { listApiOrders } from '@fairfloor/domain/rest-api/orders-contract'
import { numberAt } from '../../platform/change-marks.ts'
import type { Db } from '../../platform/database.ts'

type Asked = Pick<Parsed<typeof listApiOrders>['query'], 'cursor' | 'updated_since'>

/** The number of the change after which a list is read. */
export const sinceOf = async (db: Db, { cursor, updated_since }: Asked): Promise<number> =>
  cursor === undefined ? (updated_since === undefined ? 0 : numberAt(db, updated_since)) : Number(cursor)
