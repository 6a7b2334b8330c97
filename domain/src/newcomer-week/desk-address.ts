/** The id of an event in an address; undefined if invalid. */
export const weekIdIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
