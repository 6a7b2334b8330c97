import { expect, test } from 'vitest'
import { siteOf } from './passkey-site.ts'

test.each([
  ['https://shop.kracht.example', 'shop.kracht.example', 'https://shop.kracht.example'],
  ['https://shop.kracht.example:8443', 'shop.kracht.example', 'https://shop.kracht.example:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s are bound to %s', (publicUrl, rpID, origin) => {
  expect(siteOf(publicUrl)).toEqual({ rpID, origin })
})

test.each(['http://shop.kracht.example', 'https://203.0.113.7', 'http://[2001:db8::1]:3000'])(
  '%s has none: browsers would refuse (FF-1262)',
  publicUrl => {
    expect(siteOf(publicUrl)).toBeUndefined()
  },
)
