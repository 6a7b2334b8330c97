/** Where a registration stands: a person decides about those that wait, whose addresses are confirmed. */
export const registrationStates = ['waiting', 'unconfirmed', 'approved', 'refused'] as const

export type RegistrationState = (typeof registrationStates)[number]
