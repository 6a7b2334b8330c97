import { screen, within } from '@testing-library/react'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, openPage } from '../../../testing/open-page.tsx'
import { week, weekBasket, weekHeader, weekPosition } from '../../../testing/week.ts'
import { order } from '../../orders/test-order.ts'
import { BasketPage } from './BasketPage.tsx'

export const BASKET = '/api/onlineshop/newcomer-week/basket'
export const PLACE = `POST ${BASKET}/place-order`

/** A basket of two lines. */
export const full = (part: Parameters<typeof weekBasket>[0] = {}) =>
  weekBasket({
    positions: [weekPosition(101, 'Lime', 12, 17.5, { regular_price: 20 }), weekPosition(201, 'Cola', 2, 3)],
    label_price_exc_vat: 0.42,
    label_price_vat_info: null,
    positions_price_exc_vat: 216,
    positions_price_vat_info: [{ vat_rate: 9, vat_from: 216, vat_value: 19.44 }],
    total_price_inc_vat: 235.44,
    ...part,
  })

/** A backorder of two lines that is to be confirmed. */
export const asked = (orderId: number, lime = 15) =>
  full({
    erp_sales_order_id: orderId,
    is_backorder_confirmation: true,
    positions: [
      weekPosition(101, 'Lime', lime, 17.5, { most: 15, eta: '2031-06-03' }),
      weekPosition(201, 'Cola', 20, 3, { most: 20 }),
    ],
  })

export const openBasket = (basket: unknown = full(), answers: Answers = {}) =>
  openPage({ '/newcomer-week/basket': BasketPage, '/newcomer-week/home': <p>Home</p> }, '/newcomer-week/basket', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/newcomer-week/current-ncw': week('open'),
    'GET /api/onlineshop/newcomer-week/basket-header': weekHeader(),
    [`GET ${BASKET}`]: basket,
    'GET /api/onlineshop/orders/501': order('placed'),
    'GET /api/virtual-trade-show/vts': {},
    ...answers,
  })

/** A refusal with its code. */
export const refused = (status: number, code: string, details?: unknown): Response =>
  Response.json(
    { status, code, detail: `Refused: ${code}`, details, errors: [] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

export const rowOf = async (flavour: string) =>
  within((await screen.findByText(new RegExp(`^Whey ${flavour}$`))).closest('li')!)

/** The button in the panel; a phone has another one at its foot. */
export const orderButton = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!
