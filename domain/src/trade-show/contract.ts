import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { Exhibitor } from './shapes.ts'

export const getVts = endpoint<typeof shapes.getVts>()({
  method: 'GET',
  path: '/api/onlineshop/vts',
  summary: 'The current edition of the trade show: its windows and phase',
  who: 'anyone',
  refusals: ['no_show'],
})

export const getExhibitors = endpoint<typeof shapes.getExhibitors>()({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitors',
  summary: 'The exhibitors of the current edition, by booth number',
  who: 'user',
  refusals: ['no_show'],
})

export const getExhibitorPlaces = endpoint<typeof shapes.getExhibitorPlaces>()({
  method: 'GET',
  path: '/api/virtual-trade-show/admin/exhibitors',
  summary: 'The places of the exhibitors of the current edition, by booth number',
  who: 'operator',
  refusals: ['no_show'],
})

export const getBoothExhibitor = endpoint<typeof shapes.getBoothExhibitor>()({
  method: 'GET',
  path: '/api/onlineshop/vts-booth-exhibitor/:boothNumber',
  summary: 'The exhibitor of a booth',
  who: 'user',
  refusals: ['no_show'],
})

export const whereIs = endpoint<typeof shapes.whereIs>()({
  method: 'GET',
  path: '/api/virtual-trade-show/where-is',
  summary: 'Products of the fair by words of their names, with the booth that offers them; twelve at most',
  who: 'user',
  refusals: ['no_show'],
})

export const getVisitedExhibitors = endpoint<typeof shapes.getVisitedExhibitors>()({
  method: 'GET',
  path: '/api/virtual-trade-show/visited-exhibitors',
  summary: 'The exhibitors whose booths the user has opened',
  who: 'user',
  refusals: ['no_show'],
})

export const visitExhibitor = endpoint<typeof shapes.visitExhibitor>()({
  method: 'POST',
  path: '/api/virtual-trade-show/visit-exhibitor',
  summary: 'Records that the user opened a booth; counted once',
  who: 'user',
  sends: 'form',
  refusals: ['no_show'],
})

export const getScenes = endpoint<typeof shapes.getScenes>()({
  method: 'GET',
  path: '/api/virtual-trade-show/scenes',
  summary: 'The panoramas of the current edition; a visitor gets only the lobby',
  who: 'anyone',
  refusals: ['no_show'],
})

/** A separate call, because it is the one scene that visitors may see. */
export const getLobby = endpoint<typeof shapes.getLobby>()({
  method: 'GET',
  path: '/api/virtual-trade-show/scenes/0',
  summary: 'The lobby: pictures, hotspots and start view; angles are radians',
  who: 'anyone',
  refusals: ['no_show'],
})

export const getScene = endpoint<typeof shapes.getScene>()({
  method: 'GET',
  path: '/api/virtual-trade-show/scenes/:panoNr',
  summary: 'One panorama: pictures, hotspots and start view; angles are radians',
  who: 'user',
  refusals: ['no_show'],
})

export const getPlan = endpoint<typeof shapes.getPlan>()({
  method: 'GET',
  path: '/api/virtual-trade-show/plan',
  summary: 'The floor plan of the current edition',
  who: 'user',
  refusals: ['no_show'],
})

export const viewGuidedTour = endpoint<typeof shapes.viewGuidedTour>()({
  method: 'POST',
  path: '/api/virtual-trade-show/view-guided-tour',
  summary: 'Marks the guided tour as viewed',
  who: 'user',
  refusals: ['no_show'],
})
