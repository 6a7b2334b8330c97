import * as z from 'zod/mini'
import { productSize } from '../catalogue/shapes.ts'
import { shapes } from '../shapes.ts'

/** A product of the showcase: a product size with its brand's clip, where it has one, and that clip's still. */
const showcaseProduct = z.extend(productSize, {
  brand_video_url: z.nullable(z.string()),
  brand_video_poster_url: z.nullable(z.string()),
})

/** A glass case of the showcase; ids run from 1 without gaps. */
const vitrine = z.object({ vitrineId: z.int(), products: z.array(showcaseProduct) })

export const getShowcase = shapes({ answer: z.array(vitrine) })

export type Vitrine = z.output<typeof vitrine>

export type ShowcaseProduct = z.output<typeof showcaseProduct>
