import { tryTariffs } from '@fairfloor/domain/shipping/desk-contract'
import { getShippingDesk } from '@fairfloor/domain/shipping/desk-reads-contract'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const shippingDeskQuery = queryOf(getShippingDesk, {})

/** Every change answers the whole desk, and the example is tried anew. */
export const deskChanges = { updates: [shippingDeskQuery], invalidates: [everyQueryOf(tryTariffs)] }
