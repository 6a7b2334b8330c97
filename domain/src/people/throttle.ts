import { freeAt, type Pace, paces } from '../paces.ts'

/** A failed login, or a request for a password. */
export type Attempt = { readonly account: string; readonly at: Date }

export type FormKind = keyof typeof paces.forms

/**
 * Until when attempts at an account from a network must wait, by the limit of the account or that of the network; null when
 * one may be made.
 * @param attempts those from this network inside the window, newest first
 */
export function waitUntil(
  attempts: readonly Attempt[],
  account: string,
  ofNetwork: Pace = paces.triesOfNetwork,
): Date | null {
  const instants = (some: readonly Attempt[]) => some.map(({ at }) => at)
  const all = freeAt(ofNetwork, instants(attempts))
  const own = freeAt(paces.tries, instants(attempts.filter(attempt => attempt.account === account)))
  return all || own ? new Date(Math.max(Number(all), Number(own))) : null
}
