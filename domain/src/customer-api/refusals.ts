import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_api_access: says(403, 'Your company has no API access.'),
  key_may_do_more: says(403, 'The API key may do more than you may. Please ask whoever manages your company’s users.'),
  reference_incomplete: says(422, 'Please send product_attribute_id and cpc_reference.'),
  reference_taken: {
    status: 422,
    text: ({ flavour }: { flavour: string }) => `You use this reference for ${flavour} already.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
