import { generalRefusals, platformRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
  period_turned: says(422, 'The period ends before it begins.'),
  nobody_to_write_to: says(409, 'Nobody of this customer may see invoices, so nobody can be written to.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
