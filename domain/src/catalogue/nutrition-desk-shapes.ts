import * as z from 'zod/mini'
import { id, idParam, shapes, version } from '../shapes.ts'

const amount = z.string().check(z.maxLength(60))
const name = z.string().check(z.maxLength(120))

const row = z.object({
  /** An empty name is taken from the first language that has one. */
  names: z.object({ en: name, de: name, nl: name }),
  /** Indented under the row above: 'of which sugars'. */
  part: z.boolean(),
  per_100: amount,
  per_serving: amount,
})

/** The declaration, for all languages at once; amounts are in English with their units, and empty where unknown. */
const facts = {
  version,
  /** Null where only servings are declared. */
  per: z.nullable(z.enum(['100 g', '100 ml'])),
  /** How much a serving is: '30 g'; empty where none is declared. */
  serving: amount,
  /** None: the flavour has no declaration. */
  rows: z.array(row).check(z.maxLength(80)),
}

const answer = z.object({ ...facts, id, name: z.string() })

const body = z.object(facts)
export type NutritionBody = z.infer<typeof body>

export const getDeskNutrition = shapes({ params: z.object({ id: idParam }), answer })
export const changeNutrition = shapes({ params: z.object({ id: idParam }), body, answer })
