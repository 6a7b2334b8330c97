import { endpoint } from '../endpoint.ts'
import type * as shapes from './preview-shapes.ts'

const PATH = '/api/admin/newcomer-week-preview'

export const startWeekPreview = endpoint<typeof shapes.startWeekPreview>()({
  method: 'PUT',
  path: PATH,
  summary: 'Shows the Newcomer Week’s pages as at an instant, for an hour, in this browser and to the operator alone',
  who: 'operator',
  refusals: ['preview_out_of_range'],
})

export const endWeekPreview = endpoint<typeof shapes.endWeekPreview>()({
  method: 'DELETE',
  path: PATH,
  summary: 'Ends the preview: the Newcomer Week is seen as it is now',
  who: 'operator',
})
