import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'

const PICTURE_LIMIT = 10 * MB

export const createBrand = endpoint<typeof shapes.createBrand>()({
  method: 'POST',
  path: '/api/admin/brands',
  summary: 'Creates a brand; imports that name it find it',
  who: 'operator',
  idempotent: true,
  refusals: ['name_missing', 'name_taken'],
})

export const changeBrand = endpoint<typeof shapes.changeBrand>()({
  method: 'PUT',
  path: '/api/admin/brands/:id',
  summary: 'Changes name, rank and text of a brand; imports leave a changed name as it is',
  who: 'operator',
  refusals: ['changed_meanwhile', 'name_missing', 'name_taken'],
})

export const followImport = endpoint<typeof shapes.followImport>()({
  method: 'POST',
  path: '/api/admin/follow-import/:of/:id',
  summary: 'Lets imports set every field of a brand, or of a product with its sizes and flavours, again',
  who: 'operator',
})

export const setPicture = endpoint<typeof shapes.setPicture>()({
  method: 'PUT',
  path: '/api/admin/range-pictures/:of/:id',
  summary: 'Sets a picture of the range',
  who: 'operator',
  sends: 'files',
  bodyLimit: PICTURE_LIMIT,
  refusals: ['not_a_picture'],
})

export const removePicture = endpoint<typeof shapes.removePicture>()({
  method: 'DELETE',
  path: '/api/admin/range-pictures/:of/:id',
  summary: 'Removes a picture of the range',
  who: 'operator',
})
