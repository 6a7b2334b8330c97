/** What somebody without a customer may be. */
export const staffRoles = ['operator', 'agent', 'organiser', 'exhibitor'] as const

export type StaffRole = (typeof staffRoles)[number]

/** The same, and users of customers. */
export const peopleRoles = ['customer', ...staffRoles] as const

export const peopleStates = ['active', 'blocked'] as const

/** Whether somebody of this role stands at the booth of a brand. */
export const needsBrand = (role: StaffRole): boolean => role === 'exhibitor' || role === 'organiser'
