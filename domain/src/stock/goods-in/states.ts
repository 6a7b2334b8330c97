export const deliveryStates = ['open', 'closed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
