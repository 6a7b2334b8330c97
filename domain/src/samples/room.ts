/** How many samples a user has taken and may take in total, from one exhibitor or at one edition. */
export type Allowance = { readonly taken: number; readonly most: number }

export const roomIn = ({ taken, most }: Allowance): number => Math.max(0, most - taken)

/** How many more samples a user can take from an exhibitor. */
export const roomFor = (ofExhibitor: Allowance, inAll: Allowance): number =>
  Math.min(roomIn(ofExhibitor), roomIn(inAll))
