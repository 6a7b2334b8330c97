/** A failed login, or a request for a password. */
export type Attempt = { readonly account: string; readonly at: Date }

const WINDOW_MS = 15 * 60 * 1000
const PER_ACCOUNT = 5
export const PER_ADDRESS = 50
/** Most forms of visitors from one address: a company registers once, and an application brings a file of up to 10 MB. */
export const formsPerAddress = { registration: 20, confirmation: 20, contact: 20, application: 5 } as const
export type FormKind = keyof typeof formsPerAddress
/** Most mails with a password to one account, requested from any address, so that no mailbox is flooded. */
const MAILS_PER_ACCOUNT = 5

/** Attempts before this instant no longer count. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS)

/**
 * Until when attempts at an account from an address must wait; null when one may be made. Limits: five failures for an
 * account from one address, or 50 from an address, in 15 minutes.
 * @param attempts those from this address inside the window, newest first; more than `PER_ADDRESS` are not needed
 * @param perAddress the limit of an address
 */
export function waitUntil(attempts: readonly Attempt[], account: string, perAddress = PER_ADDRESS): Date | null {
  const last = attempts[perAddress - 1]
  const lastOfAccount = attempts.filter(attempt => attempt.account === account)[PER_ACCOUNT - 1]
  const until = Math.max(last?.at.getTime() ?? 0, lastOfAccount?.at.getTime() ?? 0)
  return until === 0 ? null : new Date(until + WINDOW_MS)
}

/** Most searches for customers by one agent in a minute: as many as one types, too few to copy all customers. */
export const SEARCHES_PER_MINUTE = 60
export const searchesSince = (now: Date): Date => new Date(now.getTime() - 60_000)

/** Whether another password may be mailed to an account. @param mailed number of mails to it inside the window */
export const mayBeMailed = (mailed: number): boolean => mailed < MAILS_PER_ACCOUNT
