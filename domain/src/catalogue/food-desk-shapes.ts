import * as z from 'zod/mini'
import { id, idParam, shapes, version } from '../shapes.ts'
import { country, nameField } from './desk-shapes.ts'
import { labelLanguage } from './food-shapes.ts'

const DAYS = 9999
const address = z.string().check(z.maxLength(500))

/** The label in one language. */
const text = {
  language: labelLanguage,
  legal_name: z.string().check(z.maxLength(500)),
  ingredients: z.string().check(z.maxLength(5000)),
  /** As the ingredients name them, where they are emphasised. */
  allergens: z.array(nameField).check(z.maxLength(40)),
  /** Responsible for the food, in all countries that `operators` does not name. */
  operator_name: nameField,
  operator_address: address,
  operators: z
    .array(z.object({ countries: z.array(country).check(z.minLength(1), z.maxLength(60)), name: nameField, address }))
    .check(z.maxLength(40)),
  storage: z.string().check(z.maxLength(1000)),
  origin: nameField,
}

const food = {
  version,
  /** Days that goods keep at least when they are delivered; null if unknown. */
  best_before_days: z.nullable(z.int().check(z.minimum(1), z.maximum(DAYS))),
  /** At most one a language; a language that is left out is removed. */
  texts: z.array(z.object(text)).check(
    z.maxLength(40),
    z.refine(texts => new Set(texts.map(({ language }) => language)).size === texts.length, 'Each language once.'),
  ),
}

const answer = z.object({ ...food, id, name: z.string() })

const body = z.object(food)
export type FoodBody = z.infer<typeof body>

export const getDeskFood = shapes({ params: z.object({ id: idParam }), answer })
export const changeFood = shapes({ params: z.object({ id: idParam }), body, answer })
