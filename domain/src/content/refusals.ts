import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  unknown_picture: says(422, 'This page has no such picture.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
