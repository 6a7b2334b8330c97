import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

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
])('%s may be reached by others', url => expect(isPublicAddress(url)).toBe(true))
