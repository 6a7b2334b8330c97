import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  not_a_page_picture: says(
    422,
    'This file is no picture that a text can show. Please take a PNG, JPEG, WebP or AVIF file.',
  ),
  unknown_picture: says(422, 'This page has no such picture.'),
  foreign_picture: says(422, 'A text shows pictures only that were added here. Please add the picture first.'),
  wrong_link: says(422, 'A link leads to a path of the shop, to an address with https, or to a mail address.'),
  text_too_intricate: says(422, 'This text has more marks or nested lists than can be shown. Please make it simpler.'),
  moment_passed: says(422, 'This moment has passed. Please choose one to come, or show the version at once.'),
  version_shown: says(409, 'This version has been shown already, so it cannot be taken back.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
