/** What somebody without a customer may be. */
export const staffRoles = ['operator', 'agent', 'organiser', 'exhibitor'] as const

export type StaffRole = (typeof staffRoles)[number]
