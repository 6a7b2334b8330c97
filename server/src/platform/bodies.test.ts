import type { AddressInfo } from 'node:net'
import { BODY_LIMIT, endpoint } from '@fairfloor/domain/endpoint'
import { file, shapes } from '@fairfloor/domain/shapes'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from './config.ts'
import { makeServer } from './http.ts'
import { LIMITS } from './limits.ts'
import { makeLog } from './log.ts'
import type { Platform } from './platform.ts'
import { serve } from './serve.ts'
import { say } from './testing/socket.ts'

const BODY_MS = 300
const FILES_MS = 3000
/** A client that is still sending has the answer at least this long before the connection is closed. */
const LINGERED_MS = 1000
/** More than other calls take. */
const FILE_MOST = BODY_LIMIT + 50_000

/** What arrived in the field `text`, and in a file beside it. */
const answer = z.object({ length: z.int(), filename: z.nullable(z.string()), content: z.nullable(z.string()) })
const anyone = { method: 'POST', who: 'anyone', summary: 'For this test' } as const
const text = z.union([z.string(), z.array(z.string())])
const fields = shapes({ body: z.object({ text }), answer })
const fieldsAndFile = shapes({ body: z.object({ text, photo: z.optional(file) }), answer })
const asJson = endpoint<typeof fields>()({ ...anyone, path: '/json' })
const asForm = endpoint<typeof fields>()({ ...anyone, path: '/form', sends: 'form' })
const withFile = endpoint<typeof fieldsAndFile>()({ ...anyone, path: '/file', sends: 'files', bodyLimit: FILE_MOST })

let server: FastifyInstance
let port: number
beforeAll(async () => {
  const limits = { ...LIMITS, bodyMs: BODY_MS, filesMs: FILES_MS, visitorMs: 500, visitorBytes: 64 }
  const config = { ...readConfig({}), limits }
  server = await makeServer(config, makeLog('silent'))
  const platform = { server, config, clock: () => new Date('2031-05-06T12:00:00Z'), outbox: { nudge: () => {} } }
  const lengthOf = (body: { text: string | string[] }) => ({ length: body.text.length, filename: null, content: null })
  serve(platform as unknown as Platform, asJson, fields, ({ body }) => lengthOf(body))
  serve(platform as unknown as Platform, asForm, fields, ({ body }) => lengthOf(body))
  serve(platform as unknown as Platform, withFile, fieldsAndFile, ({ body: { text, photo } }) => ({
    length: text.length,
    filename: photo?.filename ?? null,
    content: photo ? `${photo.type} ${Buffer.from(photo.content).toString('base64')}` : null,
  }))
  server.addHook('onRequest', (request, _, done) => {
    if (request.headers['x-user']) request.viewer = { customerId: null } as Viewer
    done()
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const MULTIPART = 'multipart/form-data; boundary=b'
const part = (value: string, name = 'text', more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
/** Bodies of each type whose field `text` has this many bytes. */
const kinds = {
  json: { path: '/json', type: 'application/json', body: (length: number) => `{"text":"${'x'.repeat(length)}"}` },
  urlencoded: {
    path: '/form',
    type: 'application/x-www-form-urlencoded',
    body: (length: number) => `text=${'x'.repeat(length)}`,
  },
  multipart: { path: '/form', type: MULTIPART, body: (length: number) => `${part('x'.repeat(length))}--b--\r\n` },
}
type Kind = (typeof kinds)[keyof typeof kinds]

const head = (path: string, type: string, how: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: ${type}\r\n${how}\r\n\r\n`
const whole = ({ path, type }: Kind, body: string) =>
  head(path, type, `Content-Length: ${body.length}\r\nConnection: close`) + body
const chunked = ({ path, type }: Kind, body: string) => {
  const chunks = body.match(/[\s\S]{1,40000}/g) ?? []
  const sent = chunks.map(chunk => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')
  return `${head(path, type, 'Transfer-Encoding: chunked\r\nConnection: close')}${sent}0\r\n\r\n`
}

describe.concurrent.each(Object.entries(kinds))('a body as %s', (_, kind) => {
  const around = kind.body(0).length

  test.each([
    ['with its length', whole],
    ['in chunks', chunked],
  ])('%s is taken up to its limit, whole, and refused with one byte more (FF-341)', async (_, written) => {
    const most = BODY_LIMIT - around
    const taken = await say(port, written(kind, kind.body(most)))
    expect([taken.status, JSON.parse(taken.body).length]).toEqual([200, most])
    const refused = await say(port, written(kind, kind.body(most + 1)))
    expect([refused.status, refused.type]).toEqual([413, 'application/problem+json'])
    expect(refused.headers).toMatch(/^connection: close$/im)
  })

  test('that is announced too long is refused before a byte of it is there (FF-341)', async () => {
    const refused = await say(port, head(kind.path, kind.type, 'Content-Length: 300000000'))
    expect([refused.status, refused.lingeredMs > LINGERED_MS]).toEqual([413, true])
  })

  test('that is too long is refused while it is sent; who goes on sending reads the answer (FF-341)', async () => {
    const slice = 'x'.repeat(100_000)
    const refused = await say(port, head(kind.path, kind.type, 'Transfer-Encoding: chunked'), write => {
      for (let i = 0; i < 100; i++) write(`186a0\r\n${slice}\r\n`)
    })
    expect(refused.status).toBe(413)
    expect(JSON.parse(refused.body)).toMatchObject({
      status: 413,
      code: 'too_large',
      detail: 'The request is too large: it may have 270 kB at most.',
      // As RFC 9110 names it.
      title: 'Content Too Large',
    })
    expect(refused.lingeredMs).toBeGreaterThan(LINGERED_MS)
  })

  test('that does not come in time is 408 (FF-343)', async () => {
    const late = await say(port, `${head(kind.path, kind.type, 'Content-Length: 1000')}{`)
    expect([late.status, JSON.parse(late.body).code]).toEqual([408, 'request_timeout'])
  })
})

test('a request that is refused for something else gets its answer at once, too, and is waited for no longer than others', async () => {
  const unmarked = head('/form', MULTIPART, 'Content-Length: 100').replace('X-Requested-With', 'X-Other')
  const { status, lingeredMs } = await say(port, unmarked)
  expect([status, lingeredMs > LINGERED_MS]).toEqual([403, true])
})

describe('a multipart form', () => {
  const send = async (path: string, payload: string | Buffer) => {
    const headers = { 'content-type': MULTIPART, 'x-requested-with': 'XMLHttpRequest' }
    const { statusCode, json } = await server.inject({ method: 'POST', url: path, payload, headers })
    return { status: statusCode, body: json() }
  }

  test('has its fields whole, whatever their names and headers; one that comes twice is a list', async () => {
    const name = 'n'.repeat(100_000)
    const taken = await send('/form', `${part('y', name)}${part('one')}${part('two')}${part('three')}--b--\r\n`)
    expect(taken).toMatchObject({ status: 200, body: { length: 3 } })
    const padded = `--b\r\nX-Long: ${'h'.repeat(100_000)}\r\nContent-Disposition: form-data; name="text"\r\n\r\nabc\r\n--b--\r\n`
    expect(await send('/form', padded)).toMatchObject({ status: 200, body: { length: 3 } })
  })

  test('of very many parts is refused', async () => {
    const { status, body } = await send('/form', `${part('x').repeat(201)}--b--\r\n`)
    expect([status, body.code]).toEqual([413, 'too_many_parts'])
  })

  test.each(['--b\r\n', `${part('x')}`, '--b--', '--c\r\n\r\n--c--\r\n', part('x').slice(0, 30)])(
    'that breaks off or is none is refused: %j',
    async body => expect((await send('/form', body)).status).toBe(400),
  )

  test('brings files to calls that take them, and to no others', async () => {
    const photo = `${part('hi')}--b\r\nContent-Disposition: form-data; name="photo"; filename="../a.png"\r\nContent-Type: image/png\r\n\r\n`
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 128])
    const payload = Buffer.concat([Buffer.from(photo), bytes, Buffer.from('\r\n--b--\r\n')])
    expect((await send('/file', payload)).body).toEqual({
      length: 2,
      filename: 'a.png',
      content: `image/png ${bytes.toString('base64')}`,
    })
    expect((await send('/form', payload)).status).toBe(415)
  })

  test('with a file may be as large as the call says, fields and file together (FF-342)', async () => {
    const upload = (size: number) =>
      send('/file', `${part('hi')}${part('z'.repeat(size), 'photo', '; filename="z"')}--b--\r\n`)
    const around = `${part('hi')}${part('', 'photo', '; filename="z"')}--b--\r\n`.length
    expect((await upload(FILE_MOST - around)).status).toBe(200)
    expect((await upload(FILE_MOST - around + 1)).status).toBe(413)
    expect(await send('/file', `${part('hi')}${part('no file', 'photo')}--b--\r\n`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'photo' }] },
    })
  })

  test('with a file of anybody is read with few others of its network, and its place is free with the answer (FF-1236)', async () => {
    const body = `${part('hi')}--b--\r\n`
    const begun =
      head('/file', MULTIPART, `X-User: 1\r\nContent-Length: ${body.length}\r\nConnection: close`) + body.slice(0, 10)
    const waiting: (() => void)[] = []
    const sent = Array.from({ length: 7 }, () => say(port, begun, write => waiting.push(() => write(body.slice(10)))))
    // The one too many is refused while the others wait for the rest of their bodies.
    await Promise.race(sent)
    for (const go of waiting) go()
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), 503])
    expect((await send('/file', body)).status).toBe(200)
  })

  test('of visitors that hardly come are broken off, and their places are free again (FF-1651)', async () => {
    const begun = `${head('/file', MULTIPART, 'Content-Length: 5000')}--b`
    const began = performance.now()
    const slow = Array.from({ length: 6 }, (_, i) =>
      say(port, begun, write => {
        // Every other one sends something now and then.
        const drip = setInterval(() => (i % 2 === 0 && write('x')) || clearInterval(drip), 50)
      }),
    )
    const answers = (await Promise.all(slow)).map(({ status, body }) => [status, JSON.parse(body).code])
    expect(answers).toEqual(Array(6).fill([408, 'request_timeout']))
    expect(performance.now() - began).toBeLessThan(FILES_MS - 100)
    expect((await send('/file', `${part('hi')}--b--\r\n`)).status).toBe(200)
  })

  test('with a file has more time, from users who are logged in (FF-342)', async () => {
    const body = `${part('hi')}--b--\r\n`
    const taken = await say(
      port,
      head('/file', MULTIPART, `X-User: 1\r\nContent-Length: ${body.length}\r\nConnection: close`) + body.slice(0, 10),
      write => setTimeout(() => write(body.slice(10)), 2 * BODY_MS),
    )
    expect(taken.status).toBe(200)
    const began = performance.now()
    expect((await say(port, head('/file', MULTIPART, 'X-User: 1\r\nContent-Length: 100'))).status).toBe(408)
    expect(performance.now() - began).toBeGreaterThan(FILES_MS - 100)
  })
})
