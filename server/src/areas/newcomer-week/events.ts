type Lines = readonly { readonly line: number; readonly quantity: number }[]

/** Outbox topic: the operator has asked a customer how many pieces of a backorder are still wanted. */
export const BACKORDER_ASKED = 'newcomer-week.backorder-asked'

/** With the pieces that each line waits for. */
export type BackorderAsked = { readonly orderId: number; readonly lines: Lines }

/** Topic of the event for the answer. */
export const BACKORDER_CONFIRMED = 'newcomer-week.backorder-confirmed'

/** With the pieces that each line still waits for, and those that were cancelled. */
export type BackorderConfirmed = { readonly orderId: number; readonly wanted: Lines; readonly cancelled: Lines }
