/** Most lines of a delivery. */
export const MOST_LINES = 2000
