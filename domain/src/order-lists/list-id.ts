/** The id of an order list in an address; undefined if it cannot be one. */
export const listIdIn = ({ list = '' }: { readonly list?: string }): number | undefined =>
  /^[1-9]\d{0,8}$/.test(list) ? Number(list) : undefined
