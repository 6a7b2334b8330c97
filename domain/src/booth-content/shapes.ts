import * as z from 'zod/mini'
import { id, idField, idParam, price, shapes, success } from '../shapes.ts'

const params = z.object({ id: idParam })

/** A flip card of a booth: its front and back. */
const highlight = z.object({
  id,
  imageInitialLink: z.string(),
  imageFlippedLink: z.string(),
  isViewedByUser: z.boolean(),
  /** Alternative texts of the pictures. */
  title: z.string(),
  text: z.string(),
  /** The product size that the card is about, for the way to the order tab. */
  product_size_id: z.nullable(id),
})

export const getHighlights = shapes({
  params,
  answer: z.array(highlight),
})

export const viewHighlight = shapes({
  body: z.object({ highlight_id: idField }),
  answer: success,
})

const mediaCategory = z.object({ id, name: z.string() })

export const getMediaCategories = shapes({ answer: z.array(mediaCategory) })

/** A file in a booth's media center; size in bytes. `link` needs a login. */
const mediaFile = z.object({
  id,
  name: z.string(),
  link: z.string(),
  size: z.int(),
  /** Null for documents. */
  mime_type_prefix: z.nullable(z.enum(['video', 'image'])),
  category: z.nullable(mediaCategory),
  preview_url: z.nullable(z.string()),
})

export const getMedia = shapes({
  params,
  answer: z.array(mediaFile),
})

export const downloadMediaKit = shapes({
  body: z.object({ exhibitor_id: idField }),
  answer: success,
})

/** A flavour of a new product, at its show price. */
const newProduct = z.object({
  id,
  image_background_public_url: z.nullable(z.string()),
  product_size: z.object({ id, name: z.string(), product: z.object({ name: z.string() }) }),
  product_attribute: z.object({ id, name: z.string() }),
  regular_price: price,
  current_price: price,
})

export const getNewProducts = shapes({
  params,
  answer: z.array(newProduct),
})

export const viewOrganiserVideo = shapes({ answer: success })

export type Highlight = z.output<typeof highlight>

export type MediaFile = z.output<typeof mediaFile>

export type MediaCategory = z.output<typeof mediaCategory>

export type NewProduct = z.output<typeof newProduct>

export const getMediaKit = shapes({
  params: z.object({ exhibitor_id: idParam }),
  answer: z.unknown(),
})
