import * as z from 'zod/mini'
import { deliveries } from '../../companies/delivery.ts'
import { paymentMethods } from '../../companies/payment-methods.ts'
import { extrasShown } from '../../extras-shapes.ts'
import { date, exactStock, id, idParam, instant, money, price, quantity, shapes, success } from '../../shapes.ts'
import { breakdownOf, foreseenRefusal } from '../checkout-shapes.ts'
import { approvalStates, LONGEST_WORD } from './approval.ts'

const named = z.object({ id, name: z.string() })

const row = {
  id,
  state: z.enum(approvalStates),
  asked_at: instant,
  asked_by: named,
  /** Asked by the viewer. */
  is_own: z.boolean(),
  pieces: z.int(),
  /** Of the goods, without VAT: when it was asked, and how much of it was above the limit. */
  net: price,
  over: price,
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  order_id: z.nullable(id),
  /** What the colleague wrote who decided. */
  answer: z.nullable(z.string()),
  /** When its lines went back into the basket. */
  taken_back_at: z.nullable(instant),
}

const approvalRow = z.object(row)

export type ApprovalRow = z.output<typeof approvalRow>

const line = z.object({
  /** The flavour's. */
  id,
  brand_name: z.string(),
  product_name: z.string(),
  size_name: z.string(),
  name: z.string(),
  sku: z.string(),
  image_url: z.nullable(z.string()),
  units_per_case: z.int(),
  order_multiple: z.int(),
  min_quantity: z.int(),
  extras: extrasShown(),
  /** Pieces that were asked for, and those that are ordered now; 0 leaves the line out. */
  asked: z.int(),
  quantity: z.int(),
  /** False when it can no longer be ordered. */
  is_available: z.boolean(),
  /** Of a piece, when it was asked and now. */
  single_then: price,
  single_now: price,
  total_now: price,
  /** Pieces that were in stock when it was asked, and of `quantity` now. */
  stock_then: exactStock,
  stock_now: exactStock,
})

export type ApprovalLine = z.output<typeof line>

const approval = z.object({
  ...row,
  /** Whether the viewer may approve and refuse it. */
  may_decide: z.boolean(),
  word: z.nullable(z.string()),
  external_reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  wished_on: z.nullable(date),
  /** Where it would go: company and city; null once it is decided. */
  ship_to: z.nullable(z.string()),
  chosen: z.object({
    shipping_address_id: z.nullable(id),
    carrier: z.string(),
    payment_method: z.enum(paymentMethods),
    label_service: z.boolean(),
    delivery: z.enum(deliveries),
  }),
  lines: z.array(line),
  /** Null where the order has no price, or is decided. */
  breakdown: z.nullable(breakdownOf(price)),
  /** What of the credit would be left; null: no limit. */
  credit_left: price,
  refusal: foreseenRefusal,
})

export type Approval = z.output<typeof approval>

const params = z.object({ id: idParam })
const MOST_CHANGES = 500

/** Quantities other than asked for; 0 leaves the line out. */
const changes = z.array(z.object({ id, quantity: z.union([z.literal(0), quantity]) })).check(
  z.maxLength(MOST_CHANGES),
  z.refine(list => new Set(list.map(one => one.id)).size === list.length, 'Each flavour once.'),
)

/** The same in a query: '12:24,15:0'. */
const changesField = z.pipe(
  z.pipe(
    z
      .string()
      .check(z.regex(/^(\d{1,10}:\d{1,5}(,|$))*$/, 'Pairs of id and quantity are expected.'), z.maxLength(9000)),
    z.transform((text: string) =>
      text.split(',').flatMap(pair => {
        const [one, pieces] = pair.split(':')
        return one ? [{ id: Number(one), quantity: Number(pieces) }] : []
      }),
    ),
  ),
  changes,
)

export const getApprovals = shapes({
  answer: z.object({
    /** Whether the viewer approves orders of colleagues. */
    may_approve: z.boolean(),
    /** The oldest first. */
    waiting: z.array(approvalRow),
    /** The newest first, 50 at most. */
    decided: z.array(approvalRow),
    time_zone: z.string(),
  }),
})

export const getApproval = shapes({
  params,
  query: z.object({ changes: z.optional(changesField) }),
  answer: approval,
})

const text = z.string().check(z.trim(), z.maxLength(LONGEST_WORD))

export const approveOrder = shapes({
  params,
  body: z.object({
    changes,
    /** A word to who asked. */
    answer: z.nullable(text),
    /** The total with VAT that was seen; null for those who may see no prices. */
    seen_total: z.nullable(money),
  }),
  answer: z.object({ order_id: id }),
})

export const refuseOrder = shapes({
  params,
  body: z.object({ answer: text.check(z.minLength(1)) }),
  answer: success,
})

export const takeOrderBack = shapes({
  params,
  answer: z.object({
    /** Lines that can no longer be ordered. */
    left_out: z.int(),
  }),
})

export const getApprovers = shapes({ answer: z.array(z.string()) })
