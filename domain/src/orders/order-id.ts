/** The order that an address names; undefined where it names none. */
export const orderIdIn = ({ orderId = '' }: { readonly orderId?: string }): number | undefined =>
  /^[1-9]\d{0,9}$/.test(orderId) ? Number(orderId) : undefined
