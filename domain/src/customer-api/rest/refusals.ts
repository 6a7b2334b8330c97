import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** A line of a request that was refused; `index` counts from 0. */
export type RefusedLine = {
  readonly index: number
  readonly code: string
  readonly detail: string
  /** The next quantity that fits, where that is what is wrong. */
  readonly next_quantity: number | null
}

type Lines = { readonly lines: readonly RefusedLine[] }

/** What the API of customers' own systems refuses. */
export const refusals = {
  lines_refused: {
    status: 422,
    text: ({ lines }: Lines) =>
      lines.length === 1
        ? 'One line cannot be taken, so nothing was done.'
        : `${lines.length} lines cannot be taken, so nothing was done.`,
  },
  call_ended: {
    status: 410,
    text: ({ instead }: { instead: string }) => `This call has ended. ${instead}`,
  },
  carrier_unknown: says(422, 'This carrier is not one of ours. Please take one of those that the order options name.'),
} as const

/** What is wrong with a line of a request. */
export const lineRefusals = {
  unknown_sku: says(422, 'No article has this SKU.'),
  unknown_gtin: says(422, 'No article has this GTIN.'),
  unknown_reference: says(422, 'None of your own references is this.'),
  several_flavours: says(422, 'This is the GTIN of a case, of which there are several flavours. Please send the SKU.'),
  one_number: says(422, 'Please send exactly one of sku, gtin and customer_reference.'),
  extras_differ: says(422, 'Lines of one article become one: please send the same extras with each.'),
  same_twice: says(422, 'This is in the request twice.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
