import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  carrier_exists: says(409, 'There is a carrier of this name already.'),
  tariff_overlaps: says(409, 'There is a tariff for this country and carrier from this day already.'),
  tariff_begun: says(
    409,
    'Orders may have been placed by this tariff. Please add one that begins today or later instead.',
  ),
  steps_doubled: says(422, 'Two prices begin at the same value and weight.'),
  steps_without_start: says(422, 'A tariff needs a price from 0 € and 0 kg on.'),
  unknown_carrier: says(422, 'There is no carrier of this name.'),
  unknown_country: says(422, 'You do not deliver to this country.'),
  not_a_tracking_address: says(422, 'A tracking address begins with https:// and holds {number}.'),
  minimum_exists: says(409, 'There is a minimum for this already.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
