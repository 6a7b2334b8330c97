import * as z from 'zod/mini'
import {
  date,
  id,
  idParam,
  instant,
  listed,
  money,
  placeField,
  price,
  printed,
  quantity,
  shapes,
  version,
} from '../shapes.ts'
import { outletMovementKinds } from './movements.ts'
import { outletReasons } from './reasons.ts'
import { lotStates } from './states.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const why = text(200).check(z.minLength(1))

/** Prices of the outlet: at most 99,999.99 euros. */
const outletPrice = money.check(z.minimum(0.01), z.maximum(99_999.99))

const lot = {
  lot_id: id,
  flavour_id: id,
  /** With brand, product and size. */
  name: z.string(),
  sku: z.string(),
  lot: z.nullable(z.string()),
  best_before: date,
  /** Negative past the date. */
  days_left: z.int(),
  state: z.enum(lotStates),
  first_quantity: z.int(),
  /** Pieces that are left. */
  quantity: z.int(),
  price,
  /** By the price list; null: it has none. */
  regular_price: price,
  reason: z.enum(outletReasons),
}

export const getOutletDesk = shapes({
  query: z.object({
    place: placeField,
    search: z._default(text(200), ''),
    state: z._default(z.enum(lotStates), 'for sale'),
  }),
  answer: z.object({
    ...listed,
    today: date,
    lots: z.array(z.object(lot)),
  }),
})

export const getOutletProposals = shapes({
  answer: z.object({
    proposals: z.array(
      z.object({
        flavour_id: id,
        name: z.string(),
        sku: z.string(),
        lot: z.nullable(z.string()),
        best_before: date,
        days_left: z.int(),
        /** Pieces of the lot on the shelves, and those of the flavour that no order has. */
        quantity: z.int(),
        free: z.int(),
        regular_price: price,
      }),
    ),
  }),
})

const outletLot = z.object({
  ...lot,
  version,
  made_at: instant,
  made_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(instant),
  /** Newest first. */
  movements: z.array(
    z.object({
      id: z.int(),
      at: instant,
      change: z.int(),
      /** Pieces left after it. */
      after: z.int(),
      kind: z.enum(outletMovementKinds),
      order_id: z.nullable(id),
      user: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})

export type OutletDeskLot = z.output<typeof outletLot>

const params = z.object({ lot_id: idParam })

export const getOutletLot = shapes({ params, answer: outletLot })

export const makeOutletLot = shapes({
  body: z.object({
    flavour_id: id,
    /** stock: out of what is free; extra: pieces that are no stock, such as a delivery that was never booked. */
    from: z.enum(['stock', 'extra']),
    lot: printed(z.nullable(text(60))),
    best_before: date,
    quantity,
    price: outletPrice,
    reason: z.enum(outletReasons),
  }),
  answer: outletLot,
})

export const changeOutletLot = shapes({
  params,
  body: z.object({ version, price: outletPrice, reason: z.enum(outletReasons) }),
  answer: outletLot,
})

export const countOutletLot = shapes({
  params,
  body: z.object({ version, quantity: z.int().check(z.minimum(0), z.maximum(99_999)), note: why }),
  answer: outletLot,
})

export const withdrawOutletLot = shapes({
  params,
  body: z.object({ version, to: z.enum(['stock', 'nowhere']), note: why }),
  answer: outletLot,
})
