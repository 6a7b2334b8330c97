/** Below it are the pages of the account. */
export const ACCOUNT = '/account'

/** Where the link of an invitation leads. The token follows as the fragment, which no server and no log sees. */
export const invitationAddress = (token: string): string => `${ACCOUNT}/invitation#${token}`
