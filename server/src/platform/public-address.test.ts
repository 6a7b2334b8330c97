import { expect, test } from 'vitest'
import { isPublicAddress, isPublicIp } from './public-address.ts'

test.each([
  'http://127.0.0.1:3000',
  'http://127.8.9.10',
  'http://localhost:8080',
  'http://shop.localhost',
  'http://[::1]:3000',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.178.20:3000',
  'http://169.254.1.1',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'https://fairfloor.test',
  'https://shop.fairfloor.test.',
])('%s is reached from here alone', url => expect(isPublicAddress(url)).toBe(false))

test.each([
  'https://shop.example.com',
  'http://172.32.0.1',
  'http://0.0.0.0:3000',
  'http://[::]:3000',
  'http://[2001:db8::1]',
  'http://8.8.8.8',
  'http://localhost.example.com',
  'http://mytest',
  'http://127.0.0.1.example.com',
  'http://[::ffff:8.8.8.8]',
])('%s may be reached by others (FF-506)', url => expect(isPublicAddress(url)).toBe(true))

test.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.8',
  ],
  ...['192.0.2.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    'fe80::1',
  ],
  ...[
    'fe80::1%eth0',
    'fd00::1',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '100::1',
    'localhost',
  ],
])('%s is never called (SH-310)', address => expect(isPublicIp(address)).toBe(false))

test.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '192.0.1.1', '223.255.255.255', '2a00:1450::1', '2606:4700::1'])(
  '%s may be called',
  address => expect(isPublicIp(address)).toBe(true),
)
