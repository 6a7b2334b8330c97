/** The page of the second factor and the sessions, which the frame of every page leads to. */
export const SECURITY = '/account/security'
