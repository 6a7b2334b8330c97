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

/** IPv4 addresses that are no machine of the open internet (IANA, special-purpose registry). Also tells IPv4 written as IPv6. */
const special = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4')
// Within the global range: protocol assignments with Teredo, documentation, 6to4, which holds an IPv4 address.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6')

/** All that is given out. Outside lie local and mapped addresses, multicast and NAT64, which may lead to any IPv4 address. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether calls to this IP address leave for the open internet: neither this machine, nor its network, nor many at once. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
