/** Whole per cent by which a price is below the regular one; 0 if it is not. */
export const percentOff = (regular: number | null, current: number | null): number =>
  regular && current !== null && current < regular ? Math.round((1 - current / regular) * 100) : 0
