import * as z from 'zod/mini'
import { stockMovementKinds } from '../../catalogue/movement.ts'
import { exactStock, id, idParam, instant, listed, placeField, shapes, version } from '../../shapes.ts'

const day = z.iso.date()

const figures = {
  flavour_id: id,
  name: z.string(),
  sku: z.string(),
  ean: z.nullable(z.string()),
  /** Null: never counted. */
  free: exactStock,
  /** Taken by open orders and still on the shelf. */
  set_aside: z.int(),
  /** Pieces that orders wait for. */
  waiting: z.int(),
  eta: z.nullable(day),
}

export const getStockList = shapes({
  query: z.object({ search: z._default(z.string().check(z.maxLength(200)), ''), place: placeField }),
  answer: z.object({ ...listed, flavours: z.array(z.object(figures)) }),
})

const stock = z.object({
  ...figures,
  /** Of the figures that a count was compared with. */
  version,
  /** Pieces on the shelves by lot, as far as lots are known. */
  lots: z.array(z.object({ lot: z.nullable(z.string()), best_before: z.nullable(day), quantity: z.int() })),
  movements: z.object({
    ...listed,
    rows: z.array(
      z.object({
        id: z.int(),
        at: instant,
        /** Free pieces; null: not known. */
        before: exactStock,
        after: exactStock,
        kind: z.enum(stockMovementKinds),
        order_id: z.nullable(id),
        receipt_id: z.nullable(id),
        user: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
  }),
})

const params = z.object({ flavour_id: idParam })

export const getStock = shapes({ params, query: z.object({ place: placeField }), answer: stock })

const MOST = 1_000_000

export const correctStock = shapes({
  params,
  body: z.object({
    version,
    /** change: some pieces more or fewer are free; count: so many are on the shelf, those set aside included. */
    by: z.enum(['change', 'count']),
    quantity: z.int().check(z.minimum(-MOST), z.maximum(MOST)),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  answer: z.object({ stock, /** Pieces that went to orders at once. */ served: z.int() }),
})
