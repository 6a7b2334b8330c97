/**
 * How far a customer's VAT id is to be trusted. `confirmed`: by a person. `taken over`: as it stood before anybody had to
 * confirm it. Both let a delivery be a 0 % intra-Community supply, the others do not.
 */
export const vatStates = ['none', 'unconfirmed', 'taken over', 'confirmed'] as const
export type VatState = (typeof vatStates)[number]
