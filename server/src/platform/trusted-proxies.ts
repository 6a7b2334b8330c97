import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether to believe what an address says about the one before it. Hop 0 is who connected to us, hop 1 the last entry of
 * X-Forwarded-For, and so on towards its left end, where callers can write what they like.
 */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * @param text the number of proxies in front, or their addresses and networks, separated by commas
 * @returns false where no header is to be believed
 * @throws Error that says what may be written
 */
export function trustedProxies(text: string): TrustProxy | false {
  const list = text.trim()
  if (/^\d{1,2}$/.test(list)) {
    const proxies = Number(list)
    return proxies > 0 && ((_address, hop) => hop < proxies)
  }
  const trusted = new BlockList()
  for (const entry of list.split(',')) add(trusted, entry.trim())
  return address => isIP(address) > 0 && trusted.check(address, familyOf(address))
}

function add(trusted: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/')
  const isNetwork = prefix !== undefined
  // A network of all addresses would believe everybody.
  const isRange = isNetwork && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32)
  if (!isIP(address) || rest.length > 0 || (isNetwork && !isRange)) throw new Error(`"${entry}": ${EXPECTED}`)
  if (isNetwork) trusted.addSubnet(address, Number(prefix), familyOf(address))
  else trusted.addAddress(address, familyOf(address))
}

const EXPECTED = 'expected the number of proxies in front, or their addresses as in 10.0.0.5, 10.1.0.0/16'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
