import * as z from 'zod/mini'

/** A nutrition declaration (Regulation (EU) 1169/2011, Annex XV); amounts are written out in English with their units. */
export const nutrition = z.object({
  per: z.nullable(z.enum(['100 g', '100 ml'])),
  /** Empty where none is declared. */
  serving: z.string(),
  rows: z.array(
    z.object({
      nutrient: z.string(),
      /** Indented under the row above: 'of which sugars'. */
      part: z.boolean(),
      per100: z.nullable(z.string()),
      /** Empty where unknown. */
      perServing: z.string(),
    }),
  ),
})

export type Nutrition = z.output<typeof nutrition>
