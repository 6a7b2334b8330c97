import * as z from 'zod/mini'
import { endpoint, id, idParam, jsonField, quantity } from '../endpoint.ts'
import { getBasket } from '../show-orders/contract.ts'

const ofExhibitor = z.object({ id: idParam })

export const getSamples = endpoint({
  method: 'GET',
  path: '/api/onlineshop/vts-exhibitors/:id/samples',
  summary: 'The sample products of an exhibitor with what is left of each flavour',
  who: 'user',
  params: ofExhibitor,
  answer: z.array(
    z.object({
      id,
      name: z.string(),
      sample_product_attributes: z.array(
        z.object({ id, name: z.string(), image_url: z.nullable(z.string()), stock_available: z.int() }),
      ),
    }),
  ),
})

export const getSampleLimits = endpoint({
  method: 'GET',
  path: '/api/onlineshop/vts-exhibitors/:id/user-sample-limits',
  summary: 'How many samples the user has taken from an exhibitor and in all, and how many there may be',
  who: 'user',
  params: ofExhibitor,
  answer: z.object({
    exhibitor_samples_quantity: z.int(),
    exhibitor_samples_limit: z.int(),
    total_samples_quantity: z.int(),
    total_samples_limit: z.int(),
  }),
})

export const addSamples = endpoint({
  method: 'POST',
  path: '/api/onlineshop/vts-basket-add-sample-position',
  summary: 'Takes samples, all or none, and reserves them; quantities add up',
  who: 'customer',
  form: z.object({
    positionsJson: jsonField(
      z.array(z.object({ sample_product_attribute_id: id, quantity })).check(z.minLength(1), z.maxLength(1000)),
    ),
  }),
  answer: getBasket.answer,
  idempotent: true,
  refusals: [
    'ordering_closed',
    'already_confirmed',
    'unknown_sample',
    'samples_left',
    'samples_of_exhibitor',
    'samples_in_all',
  ],
})

export const removeSample = endpoint({
  method: 'DELETE',
  path: '/api/onlineshop/vts-basket-sample-positions/:id',
  summary: 'Gives samples back, while ordering and while confirming; others can take them at once',
  who: 'customer',
  params: z.object({ id: idParam }),
  answer: getBasket.answer,
  refusals: ['ordering_closed', 'already_confirmed'],
})
