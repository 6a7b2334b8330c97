import { endpoint } from '../endpoint.ts'
import { MOST_FORM_BYTES } from './mapping-limits.ts'
import type * as shapes from './mapping-shapes.ts'

export const getFlavourReferences = endpoint<typeof shapes.getFlavourReferences>()({
  method: 'GET',
  path: '/api/customer_flavour_references',
  summary: 'The flavours of a brand that the customer can order or refers to, with the customer’s own references',
  who: 'customer',
  refusals: ['no_api_access', 'brand_missing'],
})

export const uploadReferences = endpoint<typeof shapes.uploadReferences>()({
  method: 'POST',
  path: '/api/user/productReferences/uploadSheet',
  summary: 'Takes own references from a workbook (XLSX); says of each row whether it was taken, unchanged or refused',
  who: 'customer',
  sends: 'files',
  bodyLimit: MOST_FORM_BYTES,
  refusals: [
    'no_api_access',
    'file_missing',
    'not_a_workbook',
    'sheet_unreadable',
    'columns_missing',
    'sheet_too_long',
  ],
})

/** Answers the workbook. */
export const getReferenceSheet = endpoint<typeof shapes.getReferenceSheet>()({
  method: 'GET',
  path: '/api/user/productReferences/downloadSheet',
  summary: 'The customer’s own references as a workbook that can be filled in and sent back, of all brands or of one',
  who: 'customer',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refusals: ['no_api_access'],
})
