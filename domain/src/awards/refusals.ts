import { generalRefusals } from '../general-refusals.ts'
import { fromTo, type Period, refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  own_brand: says(403, 'You cannot vote for your own brand.'),
  unknown_category: says(404, 'This award category does not exist.'),
  unknown_nominee: says(404, 'This nominee does not exist.'),
  voting_closed: {
    status: 409,
    text: (period: Period) => `Voting is closed. It is open ${fromTo(period)}.`,
  },
  no_awards: says(409, 'There are no awards to vote in.'),
  other_category: says(422, 'This nominee stands in another category.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
