/** The vertical showcase begins with so many products, and gets so many more near its end. */
const START = 10
const STEP = 5
/** So many products before the end of those that are there. */
const NEAR = 2

export const shownFirst = (count: number): number => Math.min(START, count)

/** How many products are there once the reader has come to one of them. */
export const shownAt = (shown: number, place: number, count: number): number =>
  place >= shown - NEAR ? Math.min(count, shown + STEP) : shown
