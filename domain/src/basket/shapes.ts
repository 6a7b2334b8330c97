import * as z from 'zod/mini'
import { flavourToAdd, linesToAdd } from '../catalogue/added-shapes.ts'
import { availabilities } from '../catalogue/availability.ts'
import { extrasShown, lineChange } from '../extras-shapes.ts'
import { sizeClearance, sizePromotion } from '../promotions/shapes.ts'
import { date, exactStock, id, idParam, instant, jsonField, money, price, quantity, shapes } from '../shapes.ts'
import { breakdownOf, choices } from './checkout-shapes.ts'

const named = z.object({ id, name: z.string() })

const position = z.object({
  /** The flavour's: it is in a basket once. */
  id,
  quantity: z.int(),
  extras: extrasShown(),
  /** False when it was discontinued or has lost its price: it counts in no sum. */
  is_available: z.boolean(),
  /** Times the quantity, less the discount, it is the total. */
  single_price_exc_vat: price,
  /** For pieces that a promotion gives free. */
  discount_exc_vat: price,
  total_price_exc_vat: price,
  /** Of one piece: what lists show, and that without any offer. */
  current_price: price,
  regular_price: price,
  /** What a piece cost when it was last added. */
  price_when_added: price,
  clearance: z.nullable(sizeClearance),
  promotions: z.array(sizePromotion),
  added_at: instant,
  added_by: named,
  product_attribute: z.object({
    id,
    sku: z.string(),
    name: z.string(),
    image_url: z.nullable(z.string()),
    stock_available: exactStock,
    availability: z.enum(availabilities),
    eta: z.nullable(date),
    product_size: z.object({
      id,
      name: z.string(),
      units_per_case: z.int(),
      order_multiple: z.int(),
      min_quantity: z.int(),
      has_label: z.boolean(),
      product: z.extend(named, { brand: named }),
    }),
  }),
})

const basket = z.object({
  total_lines: z.int(),
  total_quantity: z.int(),
  /** Without VAT, deposit and fees. */
  total_price_exc_vat: price,
  positions: z.array(position),
})

export const getBasket = shapes({ answer: basket })

export const addToBasket = shapes({
  body: z.object({
    positionsJson: jsonField(linesToAdd(flavourToAdd)),
  }),
  answer: basket,
})

export const changeBasketPosition = shapes({
  params: z.object({ id: idParam }),
  body: lineChange(quantity, 'basket'),
  answer: basket,
})

export const removeBasketPosition = shapes({ params: z.object({ id: idParam }), answer: basket })

export const emptyBasket = shapes({ answer: basket })

export const getBasketPrice = shapes({ query: choices, answer: breakdownOf(money) })

/** What became of the lines of an order or an order list that were put into the basket. */
export const filled = z.object({
  /** What is in the basket now, as added. */
  added: z.array(z.extend(named, { quantity: z.int() })),
  /** Of those, what fits only in another quantity than the one asked for. */
  changed: z.array(z.extend(named, { from: z.int(), to: z.int() })),
  /** What can no longer be ordered. */
  left_out: z.array(named),
})

export const orderAgain = shapes({ params: z.object({ order_id: idParam }), answer: filled })
