import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether to trust what an address says about the one before it. Hop 0 is the connecting address, hop 1 the last entry
 * of X-Forwarded-For, and so on towards its left end, which clients can fake.
 */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * @param text the number of proxies in front, or their addresses and networks, separated by commas
 * @returns false if no header is trusted
 * @throws Error that states the allowed forms
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
  // A network of all addresses would trust everybody.
  const isRange = isNetwork && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32)
  if (!isIP(address) || rest.length > 0 || (isNetwork && !isRange)) throw new Error(`"${entry}": ${EXPECTED}`)
  if (isNetwork) trusted.addSubnet(address, Number(prefix), familyOf(address))
  else trusted.addAddress(address, familyOf(address))
}

const EXPECTED = 'expected the number of proxies in front, or their addresses as in 10.0.0.5, 10.1.0.0/16'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
