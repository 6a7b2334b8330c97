import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_delivery: {
    status: 422,
    text: ({ country }: { country: string }) => `We do not deliver to ${country}.`,
  },
  carrier_not_possible: says(422, 'This carrier cannot bring these goods there. Please choose another one.'),
  no_vat_rate: {
    status: 409,
    text: ({ vatClass, country }: { vatClass: string; country: string }) =>
      `There is no ${vatClass} VAT rate for ${country} yet. Please contact us.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
