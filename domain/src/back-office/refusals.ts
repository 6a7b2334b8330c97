import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  not_failed: says(409, 'This has not failed, or is being tried again already.'),
  too_many_views: {
    status: 409,
    text: ({ most }: { most: number }) => `A list has ${most} views at most. Please delete one first.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
