/** The flavour's id in an address; undefined if invalid. */
export const flavourIn = ({ stockFlavour = '' }: { readonly stockFlavour?: string }): number | undefined =>
  /^[1-9]\d{0,8}$/.test(stockFlavour) ? Number(stockFlavour) : undefined
