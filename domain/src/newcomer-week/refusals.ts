import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_newcomer_week: says(404, 'There is no Newcomer Week.'),
  newcomer_week_closed: says(409, 'The Newcomer Week is not open.'),
  confirm_backorder_first: says(
    409,
    'Please confirm the quantities of your backorder first, or empty the basket, to keep taking part.',
  ),
  not_in_newcomer_week: says(422, 'This product does not take part in the Newcomer Week.'),
  above_backorder: {
    status: 409,
    text: ({ most }: { most: number }) =>
      `No more can be confirmed than is waited for: ${most} ${most === 1 ? 'piece' : 'pieces'}.`,
  },
  nothing_left_to_confirm: says(409, 'Nothing of this order is left to be confirmed.'),
  something_else_in_basket: says(
    409,
    'Another backorder to confirm has taken this place meanwhile. Please look at it first; nothing was changed.',
  ),
  basket_or_backorder: says(
    409,
    'More than one of the basket and the backorders to confirm can be meant. Please say which; nothing was changed.',
  ),
  week_basket_changed: says(409, 'The basket has changed meanwhile. Please look and try again; nothing was ordered.'),
  no_newcomer_order: says(409, 'This is no order of a Newcomer Week.'),
  no_backorder: says(409, 'Nothing of this order waits for goods.'),
  confirmation_asked: says(409, 'The customer was asked to confirm this backorder already.'),
  week_incomplete: says(422, 'Something of the event is missing or does not fit.'),
  week_name_taken: says(409, 'There is an event of this name already.'),
  weeks_overlap: {
    status: 409,
    text: ({ name }: { name: string }) => `Two events cannot be at the same time: ${name} is then.`,
  },
  week_out_of_range: says(422, 'No event can begin on this day.'),
  week_leaves_orders: says(409, 'Customers have ordered in this event: their orders have to stay within its dates.'),
  week_stays_published: says(409, 'Customers have ordered in this event: it stays published.'),
  week_has_orders: says(409, 'Customers have ordered in this event: it cannot be deleted.'),
  preview_out_of_range: says(422, 'There is no preview of this moment.'),
  not_a_video: says(422, 'This file is no video that can be shown. Please take a WebM or MP4 file.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
