import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that attempts are counted by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to
 * one household or machine.
 */
export function networkOf(ip: string): string {
  const plain = withoutPort(ip).replace(/%.*$/, '')
  const mapped = plain.replace(/^::ffff:/i, '')
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(plain)) return ip
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Some proxies add the port, which differs for each connection. */
const withoutPort = (ip: string): string => /^([\d.]+):\d+$/.exec(ip)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(ip)?.[1] ?? ip
