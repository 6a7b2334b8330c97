import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What every area that takes orders refuses of goods. */
export const refusals = {
  unknown_flavour: says(422, 'This product does not exist.'),
  not_for_sale: says(422, 'This product can no longer be ordered.'),
  quantity_misfit: {
    status: 422,
    text: ({ position, next }: { position: string; quantity: number; next: number }) =>
      `That many of ${position} cannot be ordered. The next quantity that fits is ${next}.`,
  },
  quantity_too_large: {
    status: 422,
    text: ({ most }: { most: number }) => `At most ${most} pieces of one product can be ordered.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
