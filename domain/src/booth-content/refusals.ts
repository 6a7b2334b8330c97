import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  not_media: says(422, 'Please take a PNG, JPEG, WebP, WebM, MP4 or PDF file.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
