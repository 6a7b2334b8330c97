/** How a customer may pay, as far as it is allowed to it. */
export type PaymentMethod = 'invoice' | 'prepayment' | 'direct_debit' | 'card'
