import * as z from 'zod/mini'
import { shopSize } from '../assortment/size-shapes.ts'
import { filled } from '../basket/shapes.ts'
import { id, idParam, instant, price, quantity, shapes, success } from '../shapes.ts'
import { LONGEST_NAME, MOST_POSITIONS, sharings } from './order-list.ts'

const params = z.object({ id: idParam })
const answer = z.object({ is_favourite: z.boolean(), favourites_count: z.int() })

export const getFavourites = shapes({ answer: z.array(z.object({ id })) })

export const addFavourite = shapes({ params, answer })

export const removeFavourite = shapes({ params, answer })

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME))
const sharing = z.enum(sharings)
const person = z.object({ id, name: z.string() })

const orderList = z.object({
  id,
  name: z.string(),
  sharing,
  owner: person,
  total_lines: z.int(),
  total_quantity: z.int(),
  changed_at: instant,
  changed_by: person,
  /** Whether the viewer may change its positions. */
  may_change: z.boolean(),
  /** Whether the viewer may rename, share and delete it. */
  may_manage: z.boolean(),
})

const contents = z.object({
  list: orderList,
  positions: z.array(
    z.object({
      /** The flavour's: it is on a list once. */
      id,
      quantity: z.int(),
      name: z.string(),
      sku: z.string(),
      /** False for what can no longer be ordered. */
      is_available: z.boolean(),
    }),
  ),
})

export type OrderList = z.output<typeof orderList>
export type OrderListContents = z.output<typeof contents>

const positions = z.array(z.object({ product_attribute_id: id, quantity })).check(z.maxLength(MOST_POSITIONS))
const position = z.object({ id: idParam, flavour: idParam })

export const getOrderLists = shapes({
  answer: z.array(
    z.extend(orderList, {
      /** The first lines that can be ordered. */
      first_lines: z.array(z.object({ id, name: z.string(), quantity: z.int() })),
      /** Of what can be ordered, at the prices of now. */
      total_price_exclusive_tax: price,
    }),
  ),
})

export const getOrderList = shapes({ params, answer: z.extend(contents, { sizes: z.array(shopSize) }) })

export const createOrderList = shapes({ body: z.object({ name, sharing, positions }), answer: orderList })

export const changeOrderList = shapes({
  params,
  body: z.object({ name: z.optional(name), sharing: z.optional(sharing) }),
  answer: orderList,
})

export const deleteOrderList = shapes({ params, answer: success })

export const addToOrderList = shapes({
  params,
  body: z.object({ positions: positions.check(z.minLength(1)) }),
  answer: contents,
})

export const setListPosition = shapes({ params: position, body: z.object({ quantity }), answer: contents })

export const removeListPosition = shapes({ params: position, answer: contents })

export const orderFromList = shapes({ params, answer: filled })
