/** Where to follow a shipment. @param address the carrier's, with `{number}` in it; null: it has none */
export const trackingLink = (address: string | null, number: string | null): string | null =>
  address === null || number === null ? null : address.replace('{number}', encodeURIComponent(number))
