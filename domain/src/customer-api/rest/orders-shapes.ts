import * as z from 'zod/mini'
import { deliveries } from '../../companies/delivery.ts'
import { paymentMethods } from '../../companies/payment-methods.ts'
import { extrasEntered, extrasShown } from '../../extras-shapes.ts'
import { orderKinds, orderStatuses } from '../../orders/kinds.ts'
import { addressFields, date, id, idParam, instant, price, printed, quantity, shapes } from '../../shapes.ts'
import { changesQuery, described, pageOf } from './changes-shapes.ts'

const MOST_LINES = 2000

const address = z.object({ ...addressFields, gln: z.nullable(z.string()) })

const head = {
  order_id: id,
  external_reference: described(z.nullable(z.string()), 'Your own number of the order.'),
  order_date: instant,
  kind: described(
    z.enum(orderKinds),
    'Where it was ordered: in the shop (also by this API), at the fair, in the outlet.',
  ),
  status: z.enum(orderStatuses),
  open_quantity: described(z.int(), 'Pieces that wait for goods.'),
  total_price_inclusive_tax: price,
}

/** Of what an order costs, without VAT. `price` as it is, as the server hides it from those who may not see it. */
const charges = z.object({
  /** The `total_price` of the lines together. */
  goods: price,
  shipping: price,
  label_service: price,
  consumption_tax: price,
  deposit: price,
  document_fee: price,
  card_fee: price,
  vat: described(
    z.array(z.object({ rate: z.number(), net: price, amount: price })),
    'The `amount` of VAT on `net` for each `rate` in per cent; one without VAT may stand there twice, for two reasons.',
  ),
})

const line = z.object({
  line: z.int(),
  sku: z.string(),
  gtin: z.nullable(z.string()),
  customer_reference: described(z.nullable(z.string()), 'Your own reference of the article, as it is now.'),
  name: described(z.string(), 'Brand, product, size and flavour.'),
  extras: described(
    extrasShown('api'),
    'What you wrote for this line, if the shop takes any of it; left out where there is nothing.',
  ),
  unit_price: price,
  discount: price,
  total_price: price,
  ordered_quantity: described(z.int(), 'The next four add up to it.'),
  shipped_quantity: z.int(),
  reserved_quantity: described(z.int(), 'In the warehouse, waiting for their shipment.'),
  open_quantity: described(z.int(), 'On backorder.'),
  cancelled_quantity: z.int(),
  expected_on: described(z.nullable(date), 'When the goods on backorder are expected; null where nobody knows.'),
})

const shipment = z.object({
  shipment_id: id,
  shipped_at: described(z.nullable(instant), 'Null while it waits for the carrier.'),
  carrier: z.string(),
  tracking: z.nullable(z.string()),
  tracking_url: z.nullable(z.string()),
  parcels: z.nullable(z.int()),
  invoice_number: z.nullable(z.string()),
  lines: z.array(
    z.object({
      line: z.int(),
      sku: z.string(),
      quantity: z.int(),
      lots: z.array(z.object({ lot: z.nullable(z.string()), best_before: z.nullable(date), quantity: z.int() })),
    }),
  ),
})

const order = z.object({
  ...head,
  note: z.nullable(z.string()),
  delivery: z.enum(deliveries),
  wished_on: z.nullable(date),
  payment_method: z.string(),
  carrier: z.string(),
  invoice_address: address,
  shipping_address: address,
  lines: z.array(line),
  charges: described(
    charges,
    'What the order costs: goods, shipping, label service, consumption tax (excise), deposit and fees without VAT, and the `amount` of each row in `vat`, add up to `total_price_inclusive_tax`.',
  ),
  shipments: z.array(shipment),
  documents: described(
    z.array(
      z.object({
        kind: z.enum(['invoice', 'credit note']),
        number: described(z.string(), 'Its PDF is at `/api/v1/invoices/{number}/pdf`.'),
        issued_on: date,
        amount: price,
        open: price,
      }),
    ),
    'Empty for a key without the right `invoices`.',
  ),
  to_transfer: described(
    z.nullable(
      z.object({
        amount: price,
        by: date,
        account_holder: z.string(),
        iban: z.string(),
        bic: z.string(),
        bank: z.string(),
        reference: z.string(),
      }),
    ),
    'What to transfer of an order by prepayment, until it is here.',
  ),
})

export const listApiOrders = shapes({ query: changesQuery, answer: pageOf(z.object(head)) })

export const getApiOrder = shapes({ params: z.object({ order_id: idParam }), answer: order })

const number = (most: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))

export const placeApiOrder = shapes({
  body: z.strictObject({
    lines: described(
      z
        .array(
          z.strictObject({
            sku: number(64),
            gtin: described(number(14), 'Of a piece, or of a case: then `quantity` counts cases.'),
            customer_reference: described(number(64), 'Your own reference.'),
            quantity: quantity,
            extras: described(
              extrasEntered('api'),
              'What is to stand on the line: of those named here the ones that the shop takes. Each is a single line of text.',
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_LINES)),
      'Each with exactly one of `sku`, `gtin` and `customer_reference`. Lines of one article add up. The price is that of the moment: one that is sent is refused, as every field that is not known.',
    ),
    shipping_address_id: described(
      z.optional(z.nullable(id)),
      'One of your delivery addresses; left out: the usual one.',
    ),
    carrier: described(
      z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
      'Left out: your usual one where it can bring the goods, else the one that you last chose, else the cheapest that can.',
    ),
    payment_method: described(z.optional(z.enum(paymentMethods)), 'Left out: the usual one.'),
    label_service: described(z.optional(z.boolean()), 'Left out: as usual.'),
    delivery: described(
      z.optional(z.enum(deliveries)),
      'In parts, or complete when the last piece is here; left out: as usual.',
    ),
    external_reference: described(
      z.optional(z.nullable(printed(z.string().check(z.maxLength(64))))),
      'Your own number of the order.',
    ),
    note: z.optional(z.nullable(printed(z.string().check(z.maxLength(1000))))),
    wished_on: described(z.optional(z.nullable(date)), 'A day within a year from today.'),
  }),
  answer: order,
})

export const getOrderOptions = shapes({
  answer: z.object({
    shipping_addresses: z.array(z.object({ id, ...addressFields, is_default: z.boolean() })),
    carriers: z.array(z.string()),
    payment_methods: z.array(z.enum(paymentMethods)),
    usual: described(
      z.object({
        shipping_address_id: z.nullable(id),
        carrier: z.nullable(z.string()),
        payment_method: z.string(),
        label_service: z.boolean(),
        delivery: z.enum(deliveries),
      }),
      'What an order takes that does not say otherwise.',
    ),
    minimum_order_value: price,
  }),
})
