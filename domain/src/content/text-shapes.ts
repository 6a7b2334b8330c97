import * as z from 'zod/mini'

/** A stretch of text that looks alike; a line break is a line feed. */
const run = z.object({
  text: z.string(),
  strong: z.boolean(),
  emphasis: z.boolean(),
  /** Where it leads: into the shop, to another site by https, or to an e-mail address. */
  href: z.nullable(z.string()),
})

const runs = z.array(run)

const point = z.object({ runs, points: z.array(z.object({ runs })) })

/** A text of the house as it is shown: a closed set of elements, never HTML. */
export const richText = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), runs }),
    /** `level` as of the heading in the page; `anchor` is its name in the page's address. */
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(3), z.literal(4)]), anchor: z.string(), runs }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), start: z.int(), points: z.array(point) }),
    z.object({
      kind: z.literal('picture'),
      url: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ]),
)

export type RichText = z.infer<typeof richText>

export type Run = z.infer<typeof run>
