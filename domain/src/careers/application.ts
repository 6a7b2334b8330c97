/** How far an application has come. */
export const applicationStates = ['new', 'seen', 'invited', 'refused', 'hired'] as const

export type ApplicationState = (typeof applicationStates)[number]
