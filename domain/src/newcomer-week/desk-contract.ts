import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as waiting from './backorder-shapes.ts'
import type * as shapes from './desk-shapes.ts'
import type * as figures from './figures-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { WeekBody } from './desk-shapes.ts'

const PICTURE_LIMIT = 10 * MB
const VIDEO_LIMIT = 20 * MB

export const createWeek = endpoint<typeof shapes.createWeek>()({
  method: 'POST',
  path: '/api/admin/newcomer-weeks',
  summary:
    'Makes an event from a day on: as another one was, at the same times, or empty for a week; it is not published yet',
  who: 'operator',
  idempotent: true,
  refusals: ['week_name_taken', 'weeks_overlap', 'week_out_of_range'],
})

export const saveDeskWeek = endpoint<typeof shapes.saveDeskWeek>()({
  method: 'PUT',
  path: '/api/admin/newcomer-weeks/:id',
  summary: 'Saves an event whole: once it is published, everybody sees it so at once',
  who: 'operator',
  refusals: [
    'changed_meanwhile',
    'week_name_taken',
    'weeks_overlap',
    'week_incomplete',
    'week_leaves_orders',
    'week_stays_published',
  ],
})

export const deleteWeek = endpoint<typeof shapes.deleteWeek>()({
  method: 'DELETE',
  path: '/api/admin/newcomer-weeks/:id',
  summary: 'Deletes an event in which nobody has ordered, with what lies in its baskets',
  who: 'operator',
  refusals: ['week_has_orders'],
})

export const getWeekChoices = endpoint<typeof shapes.getWeekChoices>()({
  method: 'GET',
  path: '/api/admin/newcomer-week-choices',
  summary: 'Brands and products that a search finds, for an event to include',
  who: 'operator',
})

export const uploadWeekPicture = endpoint<typeof shapes.uploadWeekPicture>()({
  method: 'POST',
  path: '/api/admin/newcomer-week-pictures',
  summary: 'Stores a picture; an event shows it once it is saved with it',
  who: 'operator',
  sends: 'files',
  bodyLimit: PICTURE_LIMIT,
  refusals: ['not_a_picture'],
})

export const uploadWeekVideo = endpoint<typeof shapes.uploadWeekVideo>()({
  method: 'POST',
  path: '/api/admin/newcomer-week-videos',
  summary: 'Stores a video of a brand; an event shows it once it is saved with it',
  who: 'operator',
  sends: 'files',
  bodyLimit: VIDEO_LIMIT,
  refusals: ['not_a_video'],
})

export const getBackorderQuestion = endpoint<typeof waiting.getBackorderQuestion>()({
  method: 'GET',
  path: '/api/admin/orders/:order_id/backorder-confirmation',
  summary: 'What the customer of a Newcomer Week’s order was asked about its backorder, and says so far',
  who: 'operator',
})

export const askForConfirmation = endpoint<typeof waiting.askForConfirmation>()({
  method: 'POST',
  path: '/api/admin/orders/:order_id/backorder-confirmation',
  summary: 'Asks the customer of a Newcomer Week’s order how much of its backorder is still wanted',
  who: 'operator',
  idempotent: true,
  refusals: ['no_newcomer_order', 'no_backorder', 'confirmation_asked'],
})

export const getWeekSheet = endpoint<typeof figures.getWeekSheet>()({
  method: 'GET',
  path: '/api/admin/newcomer-weeks/:id/figures.xlsx',
  summary: 'The figures of an event as a spreadsheet',
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
