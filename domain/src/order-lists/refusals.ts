import { refusals as catalogue } from '../catalogue/refusals.ts'
import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

export const refusals = {
  list_name_taken: says(409, 'You have a list of this name already.'),
  list_of_colleague: says(
    403,
    'Only the owner of this list, or a colleague who manages your company’s users, can do that.',
  ),
  list_read_only: says(403, 'You can only read this list. Its owner can let you change it.'),
  too_many_lists: {
    status: 422,
    text: ({ most }: { most: number }) => `You can have at most ${most} lists. Delete one that you no longer need.`,
  },
  too_many_positions: {
    status: 422,
    text: ({ most }: { most: number }) => `A list holds at most ${most} products.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...catalogue, ...refusals })
