import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getPicking = endpoint<typeof shapes.getPicking>()({
  method: 'GET',
  path: '/api/admin/picking',
  summary:
    'Orders that can be picked, that wait and for what, that somebody picks, or that are packed; the oldest first',
  who: 'operator',
})

export const getPickList = endpoint<typeof shapes.getPickList>()({
  method: 'GET',
  path: '/api/admin/pick-lists/:pick_list_id',
  summary: 'A pick list with its lines and the lots on the shelves, those that expire first before the others',
  who: 'operator',
})
