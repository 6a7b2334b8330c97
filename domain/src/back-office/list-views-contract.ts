import { endpoint } from '../endpoint.ts'
import type * as shapes from './list-views-shapes.ts'

export const getListViews = endpoint<typeof shapes.getListViews>()({
  method: 'GET',
  path: '/api/admin/list-views',
  summary: "The reader's own views of a list of the back office, by name",
  who: 'operator',
})

export const saveListView = endpoint<typeof shapes.saveListView>()({
  method: 'PUT',
  path: '/api/admin/list-views',
  summary: 'Keeps search, filters and columns of a list as a view of the reader; one of the same name is replaced',
  who: 'operator',
  refusals: ['too_many_views'],
})

export const deleteListView = endpoint<typeof shapes.deleteListView>()({
  method: 'DELETE',
  path: '/api/admin/list-views/:id',
  summary: 'Deletes a view of the reader',
  who: 'operator',
})
