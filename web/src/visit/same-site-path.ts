/**
 * The path of an address on this site, with query and fragment; undefined for every other address, so that a link to
 * the login cannot lead away (ASVS 5.0, 3.7.2).
 */
export function sameSitePath(address: string | null, origin: string): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return undefined
  const { pathname, search, hash, origin: site } = new URL(address, origin)
  return site === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
