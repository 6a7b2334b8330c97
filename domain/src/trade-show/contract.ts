import * as z from 'zod/mini'
import { endpoint, id, idField, idParam, instant, success } from '../endpoint.ts'
import { plan, scene, sceneSummary } from './scenes.ts'

const phase = z.enum(['before', 'ordering', 'closed', 'confirmation', 'release', 'over'])

/** The show's settings (specification §3, Vts). `is_guided_tour_viewed` is true for a visitor. */
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

export const getVts = endpoint({
  method: 'GET',
  path: '/api/onlineshop/vts',
  summary: 'The current edition of the trade show: its windows and where it stands',
  who: 'anyone',
  answer: vts,
})

const link = z.nullable(z.string())

export const exhibitor = z.object({
  id,
  name: z.string(),
  organiser: z.boolean(),
  logo_image_url: link,
  video_public_link: link,
  /** The video's still, shown until it plays. */
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

export const getExhibitors = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitors',
  summary: 'The exhibitors of the current edition, by booth number',
  who: 'user',
  answer: z.array(exhibitor),
})

export const getExhibitorPlaces = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/admin/exhibitors',
  summary: 'Where the exhibitors of the current edition stand, by booth number',
  who: 'operator',
  answer: z.array(z.object({ id, name: z.string(), panoNumberB2b: z.int(), boothNumberB2b: z.int() })),
})

export const getBoothExhibitor = endpoint({
  method: 'GET',
  path: '/api/onlineshop/vts-booth-exhibitor/:boothNumber',
  summary: 'The exhibitor of a booth',
  who: 'user',
  params: z.object({ boothNumber: idParam }),
  answer: exhibitor,
})

export const whereIs = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/where-is',
  summary: 'Products of the fair by words of their names, with the booth that offers them; twelve at most',
  who: 'user',
  query: z.object({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  answer: z.array(
    z.object({
      product_name: z.string(),
      product_size_id: id,
      brand_name: z.string(),
      booth_number: z.int(),
      pano_nr: z.int(),
    }),
  ),
})

export const getVisitedExhibitors = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/visited-exhibitors',
  summary: 'The exhibitors whose booths the user has opened',
  who: 'user',
  answer: z.array(z.object({ exhibitor_id: id, visited_at: instant })),
})

export const visitExhibitor = endpoint({
  method: 'POST',
  path: '/api/virtual-trade-show/visit-exhibitor',
  summary: 'Records that the user opened a booth; counted once',
  who: 'user',
  form: z.object({ exhibitor_id: idField }),
  answer: success,
})

/** A panorama's number in the path; 0 is the lobby. */
const panoParam = z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,3})$/)), z.transform(Number))

export const getScenes = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/scenes',
  summary: 'The panoramas of the current edition; a visitor gets the lobby alone',
  who: 'anyone',
  answer: z.array(sceneSummary),
})

/** A call of its own, because it is the one scene that visitors may see. */
export const getLobby = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/scenes/0',
  summary: 'The lobby: pictures, hotspots and start view; angles are radians',
  who: 'anyone',
  answer: scene,
})

export const getScene = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/scenes/:panoNr',
  summary: 'One panorama: pictures, hotspots and start view; angles are radians',
  who: 'user',
  params: z.object({ panoNr: panoParam }),
  answer: scene,
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/plan',
  summary: 'The floor plan of the current edition',
  who: 'user',
  answer: plan,
})

export const viewGuidedTour = endpoint({
  method: 'POST',
  path: '/api/virtual-trade-show/view-guided-tour',
  summary: 'Marks the guided tour as viewed',
  who: 'user',
  body: z.object({}),
  answer: success,
})
