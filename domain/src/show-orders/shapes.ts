import * as z from 'zod/mini'
import { flavourToAdd, linesToAdd } from '../catalogue/added-shapes.ts'
import { extrasShown, lineChange } from '../extras-shapes.ts'
import { id, idParam, instant, jsonField, price, printed, shapes } from '../shapes.ts'
import { NOTE_LENGTH, REFERENCE_LENGTH } from './limits.ts'

/** The customer's state on the confirmation page. */
const basketStatus = z.object({
  show_baskets: z.boolean(),
  has_remaining_or_release_basket: z.boolean(),
  has_confirmed_basket: z.boolean(),
  has_first_basket: z.boolean(),
  confirmation_period_end: z.boolean(),
})

const named = z.object({ name: z.string() })

const basketPosition = z.object({
  quantity: z.int(),
  extras: extrasShown(),
  /** The ordered quantity: the upper limit in the confirmation window. */
  ordered_quantity: z.int(),
  singlePriceExclVat: price,
  product_attribute: z.object({
    id,
    sku: z.string(),
    name: z.string(),
    image_url: z.nullable(z.string()),
    product_size: z.object({
      id,
      name: z.string(),
      units_per_case: z.int(),
      order_multiple: z.int(),
      min_quantity: z.int(),
      vts_exhibitor: z.object({ id, name: z.string(), boothNumberB2b: z.int() }),
      product: z.object({ name: z.string(), brand: z.extend(named, { id }) }),
    }),
  }),
})

const basket = z.object({
  positions: z.array(basketPosition),
  sample_positions: z.array(
    z.object({
      id,
      quantity: z.int(),
      vts_sample_product_attribute: z.object({
        name: z.string(),
        image_url: z.nullable(z.string()),
        vts_sample_product_size: z.object({ name: z.string(), vts_exhibitor: z.extend(named, { id }) }),
      }),
    }),
  ),
  is_confirmed: z.boolean(),
  total_positions_quantity: z.int(),
  total_positions_price_excl_vat: price,
  total_sample_positions_quantity: z.int(),
})

export const getBasketStatus = shapes({ answer: basketStatus })

export const getBasket = shapes({
  query: z.object({ status: z.optional(z.enum(['confirmation', 'history'])) }),
  answer: basket,
})

/** A brand of the order and the month, YYYY-MM, in which the customer would like it; reserves nothing. */
const wish = z.object({
  brand_id: id,
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM, such as 2031-05.')),
})

const confirmation = {
  query: z.object({ status: z.optional(z.enum(['confirmation'])) }),
  body: z.object({
    confirm: z.optional(z.nullable(z.unknown())),
    /** The customer's own order number. */
    reference: z.optional(z.nullable(printed(z.string().check(z.maxLength(REFERENCE_LENGTH))))),
    note: z.optional(z.nullable(printed(z.string().check(z.maxLength(NOTE_LENGTH))))),
    wishes: z.optional(z.nullable(z.array(wish).check(z.maxLength(1000)))),
  }),
  answer: basket,
}

export const confirmBasket = shapes(confirmation)

export const confirmBasketByPost = shapes(confirmation)

export const changePosition = shapes({
  params: z.object({ id: idParam }),
  body: lineChange(z.int().check(z.minimum(0), z.maximum(99_999)), 'show order'),
  answer: basket,
})

export const removePosition = shapes({
  params: z.object({ id: idParam }),
  answer: basket,
})

export const addPositions = shapes({
  body: z.object({
    positionsJson: jsonField(linesToAdd(flavourToAdd)),
  }),
  answer: basket,
})

/** What belongs to the order as a whole. */
export const getOrderNotes = shapes({
  answer: z.object({
    confirmed_at: z.nullable(instant),
    reference: z.nullable(z.string()),
    note: z.nullable(z.string()),
    wishes: z.array(z.extend(wish, { brand_name: z.string() })),
  }),
})

export const getBasketPrice = shapes({
  answer: z.object({
    total_price_exclusive_tax: price,
    label_price: price,
    total_deposit_price_exclusive_tax: price,
    total_lemonade_fee_price_exc: price,
    vat: z.array(z.object({ vat_rate: z.number(), vat_price: price })),
    total_price_inclusive_tax: price,
  }),
})

const file = {
  /** Of the texts in the file; default: the reader's. */
  query: z.object({ language: z.optional(z.enum(['en', 'de'])) }),
  answer: z.unknown(),
}

export const getOrderSheet = shapes(file)

export const getOrderPdf = shapes(file)
