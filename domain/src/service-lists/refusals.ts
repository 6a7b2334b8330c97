import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

export const refusals = {
  unknown_page: says(422, 'There is no such page.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
