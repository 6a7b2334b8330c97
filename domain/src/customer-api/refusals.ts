import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_api_access: says(403, 'Your company has no API access.'),
  key_may_do_more: says(403, 'The API key may do more than you may. Please ask whoever manages your company’s users.'),
  too_many_keys: says(409, 'Your company has as many keys as it may have. Please revoke one first.'),
  key_name_taken: says(409, 'Your company has a key of this name.'),
  reference_incomplete: says(422, 'Please send product_attribute_id and cpc_reference.'),
  reference_taken: {
    status: 422,
    text: ({ flavour }: { flavour: string }) => `You use this reference for ${flavour} already.`,
  },
  brand_missing: says(422, 'Please send brand_id.'),
  file_missing: says(422, 'Please send a file in the field filepond.'),
  not_a_workbook: says(415, 'Please send a workbook as XLSX.'),
  sheet_unreadable: { status: 422, text: ({ why }: { why: string }) => why },
  columns_missing: says(422, 'The sheet needs a column Reference, and a column SKU or EAN.'),
  sheet_too_long: {
    status: 422,
    text: ({ most }: { most: number }) => `A sheet has at most ${most.toLocaleString('en')} rows.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
