import * as z from 'zod/mini'
import { id } from '../shapes.ts'

/** Two letters: 'nl'. */
export const labelLanguage = z.string().check(z.regex(/^[a-z]{2}$/, 'A language has two small letters, such as nl.'))

/** What the label of a food says in one language (Regulation (EU) 1169/2011, articles 9 and 14). */
const information = z.object({
  language: z.string(),
  legal_name: z.string(),
  ingredients: z.string(),
  /** As the ingredients name them. */
  allergens: z.array(z.string()),
  /** Responsible for the food in the reader's country. */
  operator: z.object({ name: z.string(), address: z.string() }),
  storage: z.string(),
  origin: z.string(),
  /** Days that it keeps at least when it is delivered. */
  best_before_days: z.nullable(z.int()),
})

const declaration = z.object({
  language: z.string(),
  /** '100 g' or '100 ml'; null where only servings are declared. */
  per: z.nullable(z.string()),
  serving: z.string(),
  rows: z.array(
    z.object({
      nutrient: z.string(),
      /** Of the row above: 'of which sugars'. */
      part: z.boolean(),
      per_100: z.nullable(z.string()),
      per_serving: z.string(),
    }),
  ),
})

export const foodInformation = z.object({
  /** Languages that any of the flavours has texts in. */
  languages: z.array(z.string()),
  flavours: z.array(
    z.object({
      id,
      name: z.string(),
      information: z.nullable(information),
      nutrition: z.nullable(declaration),
    }),
  ),
})

export type FoodInformation = z.infer<typeof foodInformation>
export type FoodFlavour = FoodInformation['flavours'][number]
