import { isIP } from 'node:net'

/** What passkeys are bound to: the host's name and the address that the browser shows. */
export type PasskeySite = { readonly rpID: string; readonly origin: string }

/** @returns undefined where browsers make no passkeys: for a bare IP address, and without https except on this machine */
export function siteOf(publicUrl: string): PasskeySite | undefined {
  const url = new URL(publicUrl)
  // This machine by its number is also there by its name.
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  const { hostname, protocol, origin } = url
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !(protocol === 'https:' || isLocal)) return undefined
  return { rpID: hostname, origin }
}
