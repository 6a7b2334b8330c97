/** The order id in an address; undefined if invalid. */
export const orderIdIn = ({ orderId = '' }: { readonly orderId?: string }): number | undefined =>
  /^[1-9]\d{0,9}$/.test(orderId) ? Number(orderId) : undefined
