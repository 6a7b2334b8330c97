import * as z from 'zod/mini'
import { availabilities } from '../catalogue/availability.ts'
import { exactStock, id, idParam, jsonField, quantity, shapes } from '../shapes.ts'
import { getBasket } from '../show-orders/shapes.ts'

const ofExhibitor = z.object({ id: idParam })

export const getSamples = shapes({
  params: ofExhibitor,
  answer: z.array(
    z.object({
      id,
      name: z.string(),
      sample_product_attributes: z.array(
        z.object({
          id,
          name: z.string(),
          image_url: z.nullable(z.string()),
          stock_available: exactStock,
          availability: z.enum(availabilities),
        }),
      ),
    }),
  ),
})

export const getSampleLimits = shapes({
  params: ofExhibitor,
  answer: z.object({
    exhibitor_samples_quantity: z.int(),
    exhibitor_samples_limit: z.int(),
    total_samples_quantity: z.int(),
    total_samples_limit: z.int(),
  }),
})

export const addSamples = shapes({
  body: z.object({
    positionsJson: jsonField(
      z.array(z.object({ sample_product_attribute_id: id, quantity })).check(z.minLength(1), z.maxLength(1000)),
    ),
  }),
  answer: getBasket.answer,
})

export const removeSample = shapes({
  params: z.object({ id: idParam }),
  answer: getBasket.answer,
})
