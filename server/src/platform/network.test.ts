import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address stands for itself, also where it comes mapped into IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('addresses of one IPv6 /64 count together', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('the port that some proxies write counts for nothing', () => {
  expect(networkOf('203.0.113.7:51234')).toBe('203.0.113.7')
  expect(networkOf('[2001:db8:1:2::1]:51234')).toBe('2001:db8:1:2::/64')
  expect(networkOf('[::ffff:203.0.113.7]')).toBe('203.0.113.7')
})
