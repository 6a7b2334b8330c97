/** Most pieces of one flavour in one order. */
export const MOST_PIECES = 99_999
