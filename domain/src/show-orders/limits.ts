/** Most pieces of one flavour in one order (decisions 2, quantities). */
export const MOST_PIECES = 99_999
