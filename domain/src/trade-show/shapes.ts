import * as z from 'zod/mini'
import { productSize } from '../catalogue/shapes.ts'
import { id, idField, idParam, instant, shapes, success } from '../shapes.ts'
import { plan, scene, sceneSummary } from './scene-shapes.ts'

const phase = z.enum(['before', 'ordering', 'closed', 'confirmation', 'release', 'over'])

/** The show's settings. `is_guided_tour_viewed` is true for a visitor. */
const vts = z.object({
  name: z.string(),
  order_start: instant,
  order_end: instant,
  confirmation_start: instant,
  confirmation_end: instant,
  release_end: instant,
  is_confirmation: z.boolean(),
  is_guided_tour_viewed: z.boolean(),
  phase,
  server_time: instant,
  time_zone: z.string(),
  /** Whether pages may ask for the live counts. */
  live_counts: z.boolean(),
})

export const getVts = shapes({ answer: vts })

const link = z.nullable(z.string())

const exhibitor = z.object({
  id,
  name: z.string(),
  organiser: z.boolean(),
  logo_image_url: link,
  video_public_link: link,
  /** The video's poster image. */
  video_poster_link: link,
  website_url: link,
  youtube_url: link,
  twitter_url: link,
  instagram_url: link,
  facebook_url: link,
  description: z.string(),
  complete_media_kit_url: link,
  has_highlights: z.boolean(),
  has_new_product_attributes: z.boolean(),
  has_samples: z.boolean(),
  has_media_files: z.boolean(),
  panoNumberB2b: z.int(),
  boothNumberB2b: z.int(),
  /** Product sizes that can be ordered at the booth. */
  product_sizes_count: z.int(),
  new_products_count: z.int(),
})

export const getExhibitors = shapes({ answer: z.array(exhibitor) })

export const getExhibitorPlaces = shapes({
  answer: z.array(
    z.object({
      id,
      brand_id: id,
      name: z.string(),
      logo_image_url: link,
      panoNumberB2b: z.int(),
      boothNumberB2b: z.int(),
    }),
  ),
})

export const getBoothExhibitor = shapes({
  params: z.object({ boothNumber: idParam }),
  answer: exhibitor,
})

export const whereIs = shapes({
  query: z.object({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  answer: z.array(
    z.object({
      product_name: z.string(),
      product_size_id: id,
      brand_name: z.string(),
      booth_number: z.int(),
      pano_nr: z.int(),
      /** The best-selling size, at show prices, with the flavours that can be ordered. */
      size: productSize,
    }),
  ),
})

export const getVisitedExhibitors = shapes({ answer: z.array(z.object({ exhibitor_id: id, visited_at: instant })) })

export const visitExhibitor = shapes({
  body: z.object({ exhibitor_id: idField }),
  answer: success,
})

/** A panorama's number in the path; 0 is the lobby. */
const panoParam = z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,3})$/)), z.transform(Number))

export const getScenes = shapes({ answer: z.array(sceneSummary) })

export const getLobby = shapes({ answer: scene })

export const getScene = shapes({
  params: z.object({ panoNr: panoParam }),
  answer: scene,
})

export const getPlan = shapes({ answer: plan })

export const viewGuidedTour = shapes({
  body: z.object({}),
  answer: success,
})

export type Exhibitor = z.output<typeof exhibitor>
