import * as z from 'zod/mini'
import { endpoint, id, idField, idParam, money, success } from '../endpoint.ts'

const params = z.object({ id: idParam })

/** A flip card of a booth: its front and what stands on its back (specification §3, Highlight). */
const highlight = z.object({
  id,
  imageInitialLink: z.string(),
  imageFlippedLink: z.string(),
  isViewedByUser: z.boolean(),
  /** What the pictures say, for those who cannot see them. */
  title: z.string(),
  text: z.string(),
})

export const getHighlights = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitor-highlights/:id',
  summary: 'The highlights of an exhibitor, and which of them the user has looked at',
  who: 'user',
  params,
  answer: z.array(highlight),
})

export const viewHighlight = endpoint({
  method: 'POST',
  path: '/api/virtual-trade-show/view-highlight',
  summary: 'Marks a highlight as viewed by the user; counted once',
  who: 'user',
  form: z.object({ highlight_id: idField }),
  answer: success,
})

const mediaCategory = z.object({ id, name: z.string() })

export const getMediaCategories = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/media-categories',
  summary: 'The categories of media files',
  who: 'user',
  answer: z.array(mediaCategory),
})

/** A file of a booth's media center; size in bytes, `link` asks for a login. */
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

export const getMedia = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitor-media/:id',
  summary: 'The media files of an exhibitor',
  who: 'user',
  params,
  answer: z.array(mediaFile),
})

export const downloadMediaKit = endpoint({
  method: 'POST',
  path: '/api/virtual-trade-show/download-media-kit',
  summary: 'Records that the user downloads the media kit of an exhibitor; counted once for each exhibitor',
  who: 'user',
  form: z.object({ exhibitor_id: idField }),
  answer: success,
})

/** A flavour of a new product, at the price of the show (specification §3, New product attribute). */
const newProduct = z.object({
  id,
  image_background_public_url: z.nullable(z.string()),
  product_size: z.object({ id, name: z.string(), product: z.object({ name: z.string() }) }),
  product_attribute: z.object({ id, name: z.string() }),
  current_price: z.nullable(money),
})

export const getNewProducts = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitors/:id/new-products',
  summary: 'The flavours of the exhibitor’s new products',
  who: 'user',
  params,
  cache: 'list',
  answer: z.array(newProduct),
})

export const viewOrganiserVideo = endpoint({
  method: 'POST',
  path: '/api/virtual-trade-show/view-organiser-video',
  summary: 'Records that the user watched the organiser’s video for 30 seconds; counted once',
  who: 'user',
  answer: success,
})

export type Highlight = z.output<typeof highlight>
export type MediaFile = z.output<typeof mediaFile>
export type MediaCategory = z.output<typeof mediaCategory>
export type NewProduct = z.output<typeof newProduct>

/** Answers the ZIP itself, made while it is sent; `complete_media_kit_url` of an exhibitor leads here. */
export const getMediaKit = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/media-kits/:exhibitor_id',
  summary: 'All files of an exhibitor as one ZIP',
  who: 'user',
  params: z.object({ exhibitor_id: idParam }),
  answer: z.unknown(),
  media: 'application/zip',
})
