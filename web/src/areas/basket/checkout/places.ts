/** Where on the page a refusal is said, and where the focus goes. */
export type Place =
  | 'lines'
  | 'address'
  | 'carrier'
  | 'payment'
  | 'wish'
  | 'note'
  | 'reference'
  | 'minimum'
  | 'total'
  | 'order'

const places: Readonly<Record<string, Place>> = {
  not_for_sale: 'lines',
  quantity_misfit: 'lines',
  quantity_too_large: 'lines',
  outlet_gone: 'lines',
  unknown_address: 'address',
  no_delivery: 'address',
  no_vat_rate: 'address',
  carrier_not_possible: 'carrier',
  over_credit_limit: 'payment',
  payments_overdue: 'payment',
  no_mandate: 'payment',
  payment_method_not_allowed: 'payment',
  wished_day: 'wish',
  below_minimum: 'minimum',
  total_changed: 'total',
}

/** Fields of the call that say themselves what is wrong with them. */
const fields: Readonly<Record<string, Place>> = { external_reference: 'reference', note: 'note', wished_on: 'wish' }

/** The place of a refused field, or of a refusal's code; what has none is said at the button. */
export const placeOf = (code = '', field = ''): Place => fields[field] ?? places[code] ?? 'order'

/** Focuses what helps at a place: a choice that is possible, a field, or the words themselves. */
export function focusPlace(place: Place): void {
  const at = visible(`[data-place="${place}"]`)
  const inputs = [...(at?.querySelectorAll<HTMLInputElement>(':is(input, textarea):not(:disabled)') ?? [])]
  const target = inputs.find(({ checked }) => checked) ?? inputs[0] ?? at
  if (!target) return
  target.focus({ preventScroll: true })
  const { top, bottom } = target.getBoundingClientRect()
  if (top < HEAD_PX || bottom > window.innerHeight - FOOT_PX) target.scrollIntoView({ block: 'center' })
}

/** Covered by the shop's header, and by the bar at the foot of a phone. */
const HEAD_PX = 120
const FOOT_PX = 80

/** The first element of a selector that is not hidden itself: the button stands in the panel or at the foot. */
export const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(one => getComputedStyle(one).display !== 'none')
