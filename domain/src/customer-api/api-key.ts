import type { Right } from '../viewer.ts'

/** By it a key is known where it has got lost: in a log, in a public repository. */
export const KEY_PREFIX = 'ff_'

/** Of a key whose changes are answered and taken back. */
export const TEST_KEY_PREFIX = `${KEY_PREFIX}test_`

export const prefixOf = (isTest: boolean): string => (isTest ? TEST_KEY_PREFIX : KEY_PREFIX)

/** Keys of a customer at most, the first and those with names. */
export const MOST_KEYS = 10

export const LONGEST_KEY_NAME = 60

const LAST_SHOWN = 4

export const lastOf = (key: string): string => key.slice(-LAST_SHOWN)

/** A key as it is shown later. */
export const maskedKey = (lastFour: string, isTest = false): string => `${prefixOf(isTest)}…${lastFour}`

/** Rights that a key can have. Users are managed by people alone. */
export const keyRights = ['order', 'prices', 'invoices'] as const satisfies readonly Right[]

export type KeyRight = (typeof keyRights)[number]

/** What a call with a key may do: the key's rights, as far as the customer's technical user has them still. The first key has them all. */
export const rightsWith = (key: readonly Right[] | null, user: readonly Right[]): readonly Right[] =>
  key ? user.filter(right => key.includes(right)) : user

/** Whether a user may make or end a key: nobody gets from it what they may not see or do themselves. */
export const mayGive = (own: readonly Right[], ofKey: readonly Right[]): boolean =>
  own.includes('manage') || ofKey.every(right => own.includes(right))
