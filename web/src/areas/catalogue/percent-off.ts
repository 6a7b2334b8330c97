/** Whole per cent that a price is below the regular one; 0 where it is not. */
export const percentOff = (regular: number | null, current: number | null): number =>
  regular && current !== null && current < regular ? Math.round((1 - current / regular) * 100) : 0
