import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

export const refusals = {
  too_little_free: {
    status: 409,
    text: ({ free }: { free: number | null }) => `No more can be taken away than the ${free} pieces that are free.`,
  },
  counted_below_set_aside: {
    status: 409,
    text: ({ setAside }: { setAside: number | null }) =>
      `Orders have ${setAside} pieces of this. Fewer cannot be on the shelf: please cancel the rest of an order first.`,
  },
  never_counted: says(409, 'This was never counted. Please count what is on the shelf first.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
