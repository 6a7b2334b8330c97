import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'
import { MOST_A_DAY } from './export.ts'

/** What this area refuses. */
export const refusals = {
  export_under_way: says(409, 'Your data are being gathered already. You get a mail when they are ready.'),
  too_many_exports: says(429, `You can ask for your data ${MOST_A_DAY} times in 24 hours. Please try again later.`),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
