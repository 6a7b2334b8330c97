/** By it a key is known where it has got lost: in a log, in a public repository. */
export const KEY_PREFIX = 'ff_'

const LAST_SHOWN = 4

export const lastOf = (key: string): string => key.slice(-LAST_SHOWN)

/** A key as it is shown later. */
export const maskedKey = (lastFour: string): string => `${KEY_PREFIX}…${lastFour}`
