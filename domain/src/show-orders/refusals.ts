import { refusals as ofFlavours } from '../catalogue/refusals.ts'
import { monthText } from '../formats.ts'
import { generalRefusals } from '../general-refusals.ts'
import { fromTo, type Period, refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  ordering_closed: {
    status: 409,
    text: (period: Period) => `The ordering window is closed. It is open ${fromTo(period)}.`,
  },
  confirmation_closed: {
    status: 409,
    text: (period: Period) => `Orders cannot be confirmed now. The confirmation period lasts ${fromTo(period)}.`,
  },
  release_closed: {
    status: 409,
    text: (period: Period) => `Orders cannot be released now. Releasing is possible ${fromTo(period)}.`,
  },
  already_confirmed: says(409, 'Your order is confirmed and can no longer be changed.'),
  nothing_to_confirm: says(409, 'There is nothing to confirm: your order is empty.'),
  confirm_missing: says(422, 'Please send confirm: true to confirm the order.'),
  wish_of_another_brand: says(422, 'This brand is not in your order.'),
  wish_out_of_time: {
    status: 422,
    /** Months, YYYY-MM. */
    text: ({ first, last }: { first: string; last: string }) =>
      `Wishes are possible for ${monthText(first, 'en')} to ${monthText(last, 'en')}.`,
  },
  not_confirmed: says(409, 'Your order is not confirmed.'),
  not_at_the_show: says(422, 'This product is not offered at the show.'),
  above_ordered: {
    status: 409,
    text: ({ ordered }: { ordered: number }) => `You ordered ${ordered}: while confirming a quantity can only go down.`,
  },
  above_remaining: {
    status: 409,
    text: ({ position, remaining }: { position: string; remaining: number }) =>
      `Only ${remaining} of ${position} remain to be released.`,
  },
  out_of_stock: {
    status: 409,
    /** `available` is null for readers who see stock in words only. */
    text: ({ position, available }: { position: string; available: number | null }) =>
      available === null
        ? `Not that many of ${position} are in stock.`
        : available === 0
          ? `${position} is out of stock.`
          : `Only ${available} of ${position} are left in stock.`,
  },
  stock_unknown: says(409, 'Stock not known yet'),
} as const

export const refuse = refuser({ ...generalRefusals, ...ofFlavours, ...refusals })
