import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { Highlight, MediaCategory, MediaFile, NewProduct } from './shapes.ts'

export const getHighlights = endpoint<typeof shapes.getHighlights>()({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitor-highlights/:id',
  summary: 'The highlights of an exhibitor, and which of them the user has viewed',
  who: 'user',
  refusals: ['no_show'],
})

export const viewHighlight = endpoint<typeof shapes.viewHighlight>()({
  method: 'POST',
  path: '/api/virtual-trade-show/view-highlight',
  summary: 'Marks a highlight as viewed by the user; counted once',
  who: 'user',
  sends: 'form',
  refusals: ['no_show'],
})

export const getMediaCategories = endpoint<typeof shapes.getMediaCategories>()({
  method: 'GET',
  path: '/api/virtual-trade-show/media-categories',
  summary: 'The categories of media files',
  who: 'user',
})

export const getMedia = endpoint<typeof shapes.getMedia>()({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitor-media/:id',
  summary: 'The media files of an exhibitor',
  who: 'user',
  refusals: ['no_show'],
})

export const downloadMediaKit = endpoint<typeof shapes.downloadMediaKit>()({
  method: 'POST',
  path: '/api/virtual-trade-show/download-media-kit',
  summary: 'Records that the user downloads the media kit of an exhibitor; counted once for each exhibitor',
  who: 'user',
  sends: 'form',
  refusals: ['no_show'],
})

export const getNewProducts = endpoint<typeof shapes.getNewProducts>()({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitors/:id/new-products',
  summary: 'The flavours of the exhibitor’s new products',
  who: 'user',
  cache: 'list',
  refusals: ['no_show'],
})

export const viewOrganiserVideo = endpoint<typeof shapes.viewOrganiserVideo>()({
  method: 'POST',
  path: '/api/virtual-trade-show/view-organiser-video',
  summary: 'Records that the user watched the organiser’s video for 30 seconds; counted once',
  who: 'user',
  refusals: ['no_show'],
})

/** Streams the ZIP; `complete_media_kit_url` of an exhibitor links here. */
export const getMediaKit = endpoint<typeof shapes.getMediaKit>()({
  method: 'GET',
  path: '/api/virtual-trade-show/media-kits/:exhibitor_id',
  summary: 'All files of an exhibitor as one ZIP',
  who: 'user',
  media: 'application/zip',
  refusals: ['no_show'],
})
