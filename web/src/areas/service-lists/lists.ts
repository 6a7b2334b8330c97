import { dayIn } from '@fairfloor/domain/day'
import {
  getAvailableSoon,
  getDiscontinued,
  getEtas,
  getJustIn,
  getPriceChanges,
} from '@fairfloor/domain/service-lists/contract'
import { dateOf, type ServiceListName, type ServiceRow } from '@fairfloor/domain/service-lists/lists'

export const reads = {
  just_in: getJustIn,
  eta: getEtas,
  price_change: getPriceChanges,
  discontinued: getDiscontinued,
  available_soon: getAvailableSoon,
} as const satisfies Record<ServiceListName, unknown>

/** A row of any list, with what only some of them have. */
export type Row = ServiceRow & {
  readonly product_size_erp_id?: number
  readonly has_notify_me?: boolean
  readonly expected_quantity?: number | null
  readonly free_quantity?: number | null
}

/** The calendar day of a row; that of an instant in the shop's zone. */
export function dayOf(row: Row, timeZone: string | undefined): string | null {
  const date = dateOf(row)
  return date?.includes('T') && timeZone ? dayIn(date, timeZone) : date
}
