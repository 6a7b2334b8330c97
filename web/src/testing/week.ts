import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekBasket, getWeekBasketHeader } from '@fairfloor/domain/newcomer-week/basket-contract'
import type { getCurrentWeek } from '@fairfloor/domain/newcomer-week/contract'

type Week = Answer<typeof getCurrentWeek>
type Basket = Answer<typeof getWeekBasket>

const DAY_MS = 86_400_000
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
/** Days from now to the first second of the event, which lasts a week. */
const STARTS_IN = { before: 4, open: -2, over: -30 }

/** The event in a phase; its clock is right. */
export function week(phase: Week['phase'], part: Partial<Week> = {}): Week {
  const start = STARTS_IN[phase]
  return {
    id: 1,
    name: 'Newcomer Week 2031',
    start: at(start),
    end: at(start + 7),
    banner_start: at(start - 1),
    banner_end: at(start + 7),
    phase,
    server_time: at(0),
    ...part,
  }
}

export const weekHeader = (part: Partial<Answer<typeof getWeekBasketHeader>> = {}) => ({
  total_quantity: 0,
  total_price: 0,
  is_backorder_confirmation: false,
  ...part,
})

/** A basket at the event, empty unless told otherwise. */
export const weekBasket = (part: Partial<Basket> = {}): Basket => ({
  positions: [],
  erp_sales_order_id: null,
  is_backorder_confirmation: false,
  is_label_service: false,
  label_price_exc_vat: 0,
  label_price_vat_info: { vat_rate: 19, vat_from: 0, vat_value: 0 },
  positions_price_exc_vat: 0,
  positions_price_vat_info: [],
  positions_deposit_price_exc_vat: 0,
  positions_deposit_price_vat_info: [],
  lemonade_fee_price_exc_vat: 0,
  lemonade_fee_price_vat_info: [],
  total_price_inc_vat: 0,
  ...part,
})
