import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekBasket, getWeekBasketHeader } from '@fairfloor/domain/newcomer-week/basket-contract'
import type { getCurrentWeek, getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'

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

/** What the event says of itself: two brands take part. */
export const weekIntroduction = (
  part: Partial<Answer<typeof getWeekIntroduction>> = {},
): Answer<typeof getWeekIntroduction> => ({
  id: 1,
  text: { en: 'Two brands show what is new.', de: 'Zwei Marken zeigen, was neu ist.' },
  questions: [
    {
      question: { en: 'Which brands take part?', de: 'Welche Marken machen mit?' },
      answer: { en: 'North, South.', de: 'Nord, Süd.' },
    },
  ],
  brands: ['North', 'South'].map((name, i) => ({
    ...{ erp_id: i + 1, name, brand_logo_url: null, image_transparent_url: null },
    ...{ colorBackground: '#1c1464', colorText: '#ffffff' },
  })),
  products: 26,
  flavours: 112,
  ...part,
})

export const weekHeader = (part: Partial<Answer<typeof getWeekBasketHeader>> = {}) => ({
  total_quantity: 0,
  total_price: 0,
  is_backorder_confirmation: false,
  ...part,
})

/** As the server makes it: another one for other pieces and prices. */
const versionOf = (positions: Basket['positions'] = []): string =>
  positions.map(({ id, quantity, single_price_exc_vat: price }) => `${id}_${quantity}_${price}`).join('-') || 'empty'

/** A basket at the event, empty unless told otherwise. */
export const weekBasket = (part: Partial<Basket> = {}): Basket => ({
  version: versionOf(part.positions),
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
  to_order: null,
  minimum: null,
  free_shipping: null,
  refusal: null,
  ...part,
})

/** A position of the event's basket: flavour, pieces and price. Its brand's number is that of its hundreds. */
export const weekPosition = (
  id: number,
  name: string,
  quantity: number,
  price: number,
  part: Partial<Basket['positions'][number]> = {},
): Basket['positions'][number] => ({
  id,
  quantity,
  is_available: true,
  most: null,
  open: part.most ?? null,
  single_price_exc_vat: price,
  regular_price: price,
  single_deposit_price_exc_vat: 0,
  single_lemonade_fee_price_exc_vat: 0,
  deposit_price_exc_vat: 0,
  lemonade_fee_price_exc_vat: 0,
  label_price_exc_vat: 0,
  eta: null,
  product_attribute: {
    id,
    name,
    image_white_public_url: `/media/${id}/640.webp`,
    stock_available: 1000,
    availability: 'in_stock',
    product_size: {
      id,
      name: '900 g',
      has_label: true,
      units_per_case: 6,
      order_multiple: 1,
      min_quantity: 1,
      product: {
        id,
        name: 'Whey',
        brand: { id: Math.floor(id / 100), name: `Brand ${Math.floor(id / 100)}`, colorBackground: '#000000' },
      },
    },
  },
  ...part,
})
