export const networks = ['facebook', 'instagram', 'linkedin', 'youtube'] as const
export const paymentKinds = ['invoice', 'prepayment', 'direct_debit', 'card'] as const

/** What the footer of the shop shows beside the imprint. */
export type Presence = {
  readonly social: readonly { readonly network: (typeof networks)[number]; readonly url: string }[]
  /** Means of payment that the shop names. */
  readonly payments: readonly (typeof paymentKinds)[number][]
  /** Names of the carriers that deliver. */
  readonly carriers: readonly string[]
}

export const NO_PRESENCE: Presence = { social: [], payments: [], carriers: [] }
