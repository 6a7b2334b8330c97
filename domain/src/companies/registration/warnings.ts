/** What the operator should look at before approving a registration. */
export const registrationWarnings = [
  'same_vat_id',
  'same_register_number',
  'same_domain',
  'registered_twice',
  'vat_id_elsewhere',
  'vat_id_unconfirmed',
] as const

export type RegistrationWarning = (typeof registrationWarnings)[number]
