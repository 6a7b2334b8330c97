const MOST = 2_147_483_647

/** The id in an address; undefined if it cannot be one. */
export const shownId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST ? Number(text) : undefined
