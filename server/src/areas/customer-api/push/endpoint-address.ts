import { LONGEST_ENDPOINT } from '@fairfloor/domain/customer-api/push/deliveries'
import { refuse } from '@fairfloor/domain/customer-api/push/refusals'
import { isPublicIp } from '../../../platform/public-address.ts'
import type { ResolveHost } from './resolve-host.ts'

/** How addresses are reached. */
export type Reach = {
  readonly resolve: ResolveHost
  /** Private networks and plain http too: for tests. */
  readonly allowPrivate: boolean
  /** From the look-up of the name to the last byte that is read. */
  readonly timeoutMs: number
}

/** The host of an address as look-ups and `isIP` want it. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Where a host may be called: all its addresses must be public, as nobody says which of them is taken.
 * @returns empty for a name that leads anywhere else, as for one that leads nowhere: told apart, the two would say which names
 * the shop's own network knows
 */
export async function callableAddresses(host: string, { resolve, allowPrivate }: Reach): Promise<readonly string[]> {
  const found = await resolve(host)
  return allowPrivate || found.every(isPublicIp) ? found : []
}

/**
 * Checks an address that a customer saves.
 * @returns as it is called, without its fragment
 * @throws Refusal stock_endpoint_invalid, …_not_https, …_with_password, …_not_public
 */
export async function checkedAddress(text: string, reach: Reach): Promise<string> {
  const url = URL.canParse(text) && text.length <= LONGEST_ENDPOINT ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') throw refuse('stock_endpoint_invalid').at('value')
  if (url.protocol === 'http:' && !reach.allowPrivate) throw refuse('stock_endpoint_not_https').at('value')
  if (url.username || url.password) throw refuse('stock_endpoint_with_password').at('value')
  const found = await callableAddresses(hostOf(url), reach)
  if (found.length === 0) throw refuse('stock_endpoint_not_public').at('value')
  url.hash = ''
  return url.href
}
