import * as z from 'zod/mini'
import { instant, shapes } from '../../shapes.ts'
import { apiSettings } from '../shapes.ts'
import { deliveryKinds, faults } from './deliveries.ts'

/** How a delivery went; without a status there was no answer. */
const outcome = {
  status: z.nullable(z.int()),
  duration_ms: z.int(),
  fault: z.nullable(z.enum(faults)),
  /** The beginning of the answer. */
  answer: z.string(),
}

export const saveApiSetting = shapes({
  // What is missing or unknown is refused by name.
  body: z.object({ name: z.optional(z.string()), value: z.optional(z.string()) }),
  answer: apiSettings,
})

export const renewSecret = shapes({ answer: apiSettings })

export const testStockPush = shapes({ answer: z.object(outcome) })

const numberParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))

export const repeatDelivery = shapes({ params: z.object({ number: numberParam }), answer: z.object(outcome) })

export const getDeliveries = shapes({
  answer: z.object({
    deliveries: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(deliveryKinds),
        webhook_id: z.string(),
        sent_at: instant,
        ...outcome,
        articles: z.int(),
        /** SKUs of the first. */
        skus: z.array(z.string()),
        /** When it is tried again. */
        next_try_at: z.nullable(instant),
      }),
    ),
  }),
})
