import { generalRefusals } from '../general-refusals.ts'
import { paces } from '../paces.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  export_under_way: says(409, 'Your data are being gathered already. You get a mail when they are ready.'),
  too_many_exports: says(
    429,
    `You can ask for your data ${paces.exports.most} times in 24 hours. Please try again later.`,
  ),
  erasure_asked: says(409, 'You have asked for that already. You get a mail when it is decided.'),
  too_many_erasures: says(
    429,
    `You can ask for that ${paces.erasures.most} times in 24 hours. Please try again later.`,
  ),
  no_erasure_asked: says(409, 'This request was decided or withdrawn already.'),
  erasure_reason_missing: says(422, 'Please write why: the user reads it.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
