import { BlockList, isIP } from 'node:net'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8, 'ipv4')
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addSubnet('169.254.0.0', 16, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Names that never resolve to a public address (RFC 6761). */
const NEAR_NAME = /(^|\.)(localhost|test)$/

/** Whether an address is public: anything but loopback, private addresses, `localhost` and `.test`. */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const version = isIP(host)
  return version === 0 ? !NEAR_NAME.test(host) : !near.check(host, version === 4 ? 'ipv4' : 'ipv6')
}
