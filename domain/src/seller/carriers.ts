export const carrierKinds = ['parcel', 'pallet', 'collection'] as const

export type CarrierKind = (typeof carrierKinds)[number]
