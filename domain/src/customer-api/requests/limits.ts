/** How long a request with a key is kept, in days of 24 hours. */
export const REQUEST_DAYS = 30

/** How many of a customer's newest requests are kept; up to some hundred more for a while. */
export const KEPT_REQUESTS = 10_000

/** How much of a body is kept, in bytes. */
export const KEPT_BODY_BYTES = 16_000

/** How much of an address is kept, in characters. */
export const KEPT_PATH = 2000

/** From this status on a request has failed. */
export const FAILED_FROM = 400
