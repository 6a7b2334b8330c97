import * as z from 'zod/mini'
import { availabilities } from '../../catalogue/availability.ts'
import { date, id, idParam, instant, price, shapes } from '../../shapes.ts'

const answer = z.object({ has_notify_me: z.boolean() })

const params = z.object({ id: idParam })

export const getAlerts = shapes({
  answer: z.array(z.object({ id, has_notify_me: z.boolean() })),
})

export const endAlerts = shapes({ answer })

const flavour = {
  id,
  brand_name: z.string(),
  product_size_name: z.string(),
  product_size_erp_id: id,
  product_attribute_name: z.string(),
  image_url: z.nullable(z.string()),
  availability: z.enum(availabilities),
  eta_date: z.nullable(date),
  /** Of one unit today; null also for what is no longer sold. */
  price,
  is_on_sale: z.boolean(),
}

export const getReminders = shapes({
  answer: z.array(
    z.object({
      ...flavour,
      asked_at: instant,
      /** `back`: until there is some again; `delivery`: the next delivery, as it was in stock when asked. */
      waits_for: z.enum(['back', 'delivery']),
    }),
  ),
})

export const getOfferedFlavour = shapes({
  params,
  answer: z.object({
    ...flavour,
    units_per_case: z.int(),
    order_multiple: z.int(),
    min_quantity: z.int(),
  }),
})

export const askForAlert = shapes({
  params,
  answer,
})

export const endAlert = shapes({
  params,
  answer,
})

export const updateNotify = shapes({
  params: z.object({ id: idParam, wanted: z.enum(['0', '1']) }),
  answer,
})
