/** How a customer may pay, as far as it is allowed to it. */
export const paymentMethods = ['invoice', 'prepayment', 'direct_debit', 'card'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
