import { expect, test } from 'vitest'
import { webhookHeaders } from '../../../platform/webhook-headers.ts'
import { signedId } from './signature.ts'

const AT = new Date('2031-05-06T12:00:00Z')
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000)
const body = Buffer.from('{"amount":100}')
const headers = webhookHeaders(['secret'], 'evt_1', body.toString(), AT)
const read = (given: object = {}, bytes = body, at = AT, secret = 'secret') =>
  signedId(secret, { ...headers, ...given }, bytes, at)

test('a message is known by a signature over its id, its time and its bytes', () => {
  expect(read()).toBe('evt_1')
  expect(read({ 'webhook-signature': `v1,bm9uZQ== ${headers['webhook-signature']}` })).toBe('evt_1')
})

test.each<[string, () => string]>([
  ['another secret', () => read({}, body, AT, 'other')],
  ['other bytes', () => read({}, Buffer.from('{"amount":101}'))],
  ['another id', () => read({ 'webhook-id': 'evt_2' })],
  ['another time', () => read({ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) })],
  ['no signature', () => read({ 'webhook-signature': undefined })],
  ['a signature of another length', () => read({ 'webhook-signature': 'v1,' })],
  ['a time that is no number', () => read({ 'webhook-timestamp': 'now' })],
])('%s is forged (FF-933)', (_, reading) => {
  expect(reading).toThrow(expect.objectContaining({ code: 'event_forged', status: 401 }))
})

test('it may be on its way for five minutes, and no clock may be further ahead', () => {
  expect(read({}, body, later(300))).toBe('evt_1')
  expect(read({}, body, later(-300))).toBe('evt_1')
  for (const seconds of [301, -301])
    expect(() => read({}, body, later(seconds))).toThrow(expect.objectContaining({ code: 'event_too_old' }))
})
