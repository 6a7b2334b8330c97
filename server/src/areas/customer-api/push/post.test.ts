import { once } from 'node:events'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reach } from './endpoint-address.ts'
import { checkedAddress } from './endpoint-address.ts'
import { post } from './post.ts'
import { resolveHost } from './resolve-host.ts'
import { certificate } from './test-certificate.ts'
import { answering, type Receiver, startReceiver } from './test-receiver.ts'

const open: Reach = { resolve: resolveHost, allowPrivate: true, timeoutMs: 10_000 }
const hasty: Reach = { ...open, timeoutMs: 1000 }
const guarded: Reach = { ...open, allowPrivate: false }
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

const send = (url = receiver.url, reach = open) =>
  post({ url, headers: { 'webhook-id': 'msg_1' }, body: Buffer.from('{"data":[]}') }, reach)
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

test('an answer is read to its end, its beginning kept without what a page cannot show', async () => {
  receiver.answer(answering(200, 'fine\0\r\nthanks'))
  expect(await send()).toMatchObject({ status: 200, fault: null, answer: 'fine thanks' })
  receiver.answer(answering(503, 'x'.repeat(100_000)))
  expect(await send()).toMatchObject({ status: 503, fault: null, answer: 'x'.repeat(300) })
})

test('a redirect is an answer, and is not followed (SH-308)', async () => {
  const before = receiver.received.length
  receiver.answer(response => void response.writeHead(307, { location: receiver.url }).end())
  expect(await send()).toMatchObject({ status: 307, fault: null })
  expect(receiver.received).toHaveLength(before + 1)
})

test('who is silent, slow, or drips byte by byte has all in all so long (SH-309)', async () => {
  const began = performance.now()
  receiver.answer(() => {})
  expect(await send(receiver.url, hasty)).toEqual({ status: null, fault: 'timeout', answer: '', durationMs: 1000 })
  receiver.answer(response => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(drip))
  })
  expect(await send(receiver.url, hasty)).toMatchObject({ status: 200, fault: 'timeout', durationMs: 1000 })
  const dripping = createSocketServer(socket => {
    socket.on('error', () => {})
    const drip = setInterval(() => socket.write('H'), 50)
    socket.on('close', () => clearInterval(drip))
  })
  dripping.listen(0, '127.0.0.1')
  await once(dripping, 'listening')
  const answer = await send(`http://127.0.0.1:${portOf(dripping)}/`, hasty)
  expect(answer.status).toBeNull()
  // Three times a second; what drips would never end.
  expect(performance.now() - began).toBeLessThan(10_000)
  dripping.close()
})

test('giant headers are unreadable, and a broken compression is an answer like any other', async () => {
  const answered = async (bytes: Buffer | string) => {
    const odd = createSocketServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(bytes))
    })
    odd.listen(0, '127.0.0.1')
    await once(odd, 'listening')
    const posted = await send(`http://127.0.0.1:${portOf(odd)}/`)
    odd.close()
    return posted
  }
  const giant = `HTTP/1.1 204 No Content\r\n${Array.from({ length: 2000 }, (_, i) => `x-${i}: ${'y'.repeat(1000)}\r\n`).join('')}\r\n`
  expect(await answered(giant)).toMatchObject({ status: null, fault: 'unreadable', answer: '' })
  const zipped = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 9\r\n\r\n'),
    Buffer.from([0x1f, 0x8b, 0x08, 0, 0xff, 0xff, 0, 1, 2]),
  ])
  expect(await answered(zipped)).toMatchObject({ status: 200, fault: null })
})

test('a look-up that never ends is a time-out too (SH-309)', async () => {
  const never = new Promise<string[]>(() => {})
  expect(await send('http://shop.example/', { ...hasty, resolve: () => never })).toMatchObject({ fault: 'timeout' })
})

test('nobody there, no such name, and no HTTP are told apart', async () => {
  const gone = await startReceiver()
  await gone.close()
  expect(await send(gone.url)).toMatchObject({ status: null, fault: 'unreachable' })
  expect(await send('http://shop.example/', { ...open, resolve: async () => [] })).toMatchObject({
    fault: 'unresolvable',
  })
  const odd = createSocketServer(socket => void socket.on('error', () => {}).end('SSH-2.0\r\n\r\n'))
  odd.listen(0, '127.0.0.1')
  await once(odd, 'listening')
  expect(await send(`http://127.0.0.1:${portOf(odd)}/`)).toMatchObject({ status: null, fault: 'unreadable' })
  odd.close()
})

test('with https the certificate must be of the name, which is sent along, and of somebody known', async () => {
  const names: string[] = []
  const SNICallback = (name: string, done: (error: null) => void) => {
    names.push(name)
    done(null)
  }
  const secure = createTlsServer({ ...certificate, SNICallback })
  secure.listen(0, '127.0.0.1')
  await once(secure, 'listening')
  const url = `https://shop.example:${portOf(secure)}/`
  expect(await send(url, { ...open, resolve: async () => ['127.0.0.1'] })).toMatchObject({
    status: null,
    fault: 'certificate',
  })
  expect(names).toEqual(['shop.example'])
  secure.close()
})

const PRIVATE = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '017700000001', '0177.0.0.1', '0', '10.0.0.1', '172.16.0.1'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[fe80::1]'],
  ...['[::ffff:7f00:1]', '[64:ff9b::127.0.0.1]', '[fd00::1]', '[2002:7f00:1::]', 'localhost', '１２７.0.0.1'],
]

test.each(PRIVATE)('https://%s/ is refused when it is saved, and when it is called (SH-310)', async host => {
  const saved = checkedAddress(`https://${host}/`, guarded)
  await expect(saved).rejects.toMatchObject({ code: 'stock_endpoint_not_public' })
  const fault = host === 'localhost' ? 'unresolvable' : 'refused'
  expect(await send(`https://${host}/`, guarded)).toMatchObject({ status: null, fault })
})

test('a name is refused if any of its addresses is private (SH-310)', async () => {
  const resolve = async () => ['8.8.8.8', '127.0.0.1']
  await expect(checkedAddress('https://shop.example/', { ...guarded, resolve })).rejects.toMatchObject({
    code: 'stock_endpoint_not_public',
  })
  expect(await send('https://shop.example/', { ...guarded, resolve })).toMatchObject({ fault: 'unresolvable' })
})

test('a name that nobody knows is refused in the same words as one that leads into a private network (SH-310)', async () => {
  const resolve = async () => []
  await expect(checkedAddress('https://shop.example/', { ...guarded, resolve })).rejects.toMatchObject({
    code: 'stock_endpoint_not_public',
  })
  expect(await send('https://shop.example/', { ...guarded, resolve })).toMatchObject({ fault: 'unresolvable' })
})

test('a name that leads elsewhere after it was saved is refused at the call; the address that was checked is called (SH-311)', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8']]
  const resolve = async () => answers.shift() ?? []
  expect(await checkedAddress('https://shop.example/#part', { ...guarded, resolve })).toBe('https://shop.example/')
  expect(await send('https://shop.example/', { ...guarded, resolve })).toMatchObject({ fault: 'unresolvable' })
  // One look-up a call: what a second one would say counts for nothing.
  receiver.answer(answering(204))
  const asked: string[] = []
  const once = async (name: string) => (asked.push(name) === 1 ? ['127.0.0.1'] : ['192.0.2.1'])
  const { port } = new URL(receiver.url)
  expect(await send(`http://shop.example:${port}/`, { ...open, resolve: once })).toMatchObject({ status: 204 })
  expect(asked).toEqual(['shop.example'])
  expect(receiver.received.at(-1)?.headers.host).toBe(`shop.example:${port}`)
})

test.each([
  ['', 'stock_endpoint_invalid'],
  ['shop.example/stock', 'stock_endpoint_invalid'],
  ['ftp://shop.example/', 'stock_endpoint_invalid'],
  ['javascript:alert(1)', 'stock_endpoint_invalid'],
  [`https://shop.example/${'x'.repeat(2000)}`, 'stock_endpoint_invalid'],
  ['http://shop.example/', 'stock_endpoint_not_https'],
  ['https://me:secret@shop.example/', 'stock_endpoint_with_password'],
])('%s is refused (SH-551)', async (text, code) => {
  await expect(checkedAddress(text, { ...guarded, resolve: async () => ['8.8.8.8'] })).rejects.toMatchObject({ code })
})

test('a plain http address that was saved when it was allowed is not called any more (SH-312)', async () => {
  expect(await send(receiver.url, guarded)).toMatchObject({ status: null, fault: 'refused' })
})
