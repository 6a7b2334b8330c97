/** Days after the last reading in which a cursor still tells everything that is gone. */
export const CURSOR_DAYS = 90
