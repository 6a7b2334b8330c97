import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** The client's address and scheme as the server sees them. */
async function seen(trustProxy: string, remoteAddress: string, headers: Record<string, string> = {}) {
  const server = Fastify({ trustProxy: trustedProxies(trustProxy) })
  server.get('/', ({ ip, protocol }) => ({ ip, protocol }))
  return (await server.inject({ url: '/', remoteAddress, headers })).json<{ ip: string; protocol: string }>()
}
const ip = async (trustProxy: string, remoteAddress: string, chain: string) =>
  (await seen(trustProxy, remoteAddress, { 'x-forwarded-for': chain })).ip

describe('the address of who calls', () => {
  test('is the connection’s own where no proxy is in front', async () => {
    expect(await ip('0', '192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  })

  test.each([
    ['1', '203.0.113.77'],
    ['2', '198.51.100.7'],
    ['3', '198.51.100.9'],
    // Fewer entries than proxies: the farthest counts.
    ['9', '198.51.100.9'],
  ])('stands as many entries from the right as there are proxies: %s (FF-340)', async (proxies, address) => {
    expect(await ip(proxies, '192.0.2.1', '198.51.100.9, 198.51.100.7, 203.0.113.77')).toBe(address)
  })

  test('is not what a caller has written before the proxy’s own entry', async () => {
    for (const written of ['198.51.100.1', '198.51.100.2', 'x', '', '127.0.0.1, 10.0.0.1'])
      expect(await ip('1', '192.0.2.1', `${written}, 203.0.113.77`)).toBe('203.0.113.77')
  })

  test('is the first from the right that is no proxy, where their addresses are known (FF-340)', async () => {
    const proxies = '10.0.0.5, 192.0.2.0/24,2001:db8::/32'
    expect(await ip(proxies, '10.0.0.5', '198.51.100.9, 203.0.113.77')).toBe('203.0.113.77')
    expect(await ip(proxies, '10.0.0.5', '198.51.100.9, 203.0.113.77, 192.0.2.200')).toBe('203.0.113.77')
    expect(await ip(proxies, '2001:db8::7', '203.0.113.77')).toBe('203.0.113.77')
    // A dual-stack socket shows IPv4 like this.
    expect(await ip(proxies, '::ffff:10.0.0.5', '203.0.113.77')).toBe('203.0.113.77')
    expect(await ip(proxies, '10.0.0.6', '203.0.113.77')).toBe('10.0.0.6')
    expect(await ip(proxies, '10.0.0.5', '203.0.113.77, x')).toBe('x')
  })

  test('and the scheme are believed from proxies alone', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const scheme = async (trustProxy: string, from: string) => (await seen(trustProxy, from, headers)).protocol
    expect(await scheme('0', '10.0.0.5')).toBe('http')
    expect(await scheme('1', '10.0.0.5')).toBe('https')
    expect(await scheme('10.0.0.5', '10.0.0.5')).toBe('https')
    expect(await scheme('10.0.0.5', '10.0.0.6')).toBe('http')
  })
})

test.each([
  '-1',
  '1.5',
  '100',
  'true',
  'proxy',
  '10.0.0.300',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '10.0.0.1/',
  '10.0.0.1,,',
  '::/129',
])('TRUST_PROXY=%s is refused by its name', text =>
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY: .*number of proxies/),
)
