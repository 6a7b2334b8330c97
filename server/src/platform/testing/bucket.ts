import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Bucket = { name: string; secret: string }

/** A bucket as S3 serves one, kept in memory: to store, read whole or in part, and remove. It checks who asks. */
export async function startBucket(bucket: Bucket) {
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => answer(bucket, files, request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  { name, secret }: Bucket,
  files: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const refuse = (status: number, code: string) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
  const { method = '', url = '', headers } = request
  const body = await buffer(request)
  if (!isSignedWith(secret, request)) return refuse(403, 'SignatureDoesNotMatch')
  if (!url.startsWith(`/${name}/`)) return refuse(404, 'NoSuchBucket')
  if (method === 'PUT') files.set(url, body)
  if (method === 'DELETE') files.delete(url)
  if (method === 'PUT' || method === 'DELETE') return response.writeHead(method === 'PUT' ? 200 : 204).end()
  const file = files.get(url)
  if (!file) return refuse(404, 'NoSuchKey')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = first === undefined ? file : file.subarray(Number(first), Number(last) + 1)
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length }).end(part)
}

/** Whether a request has the signature of AWS, version 4, that this secret makes. */
function isSignedWith(secret: string, { method, url, headers }: IncomingMessage): boolean {
  const { authorization = '', 'x-amz-date': time = '', 'x-amz-content-sha256': content = '' } = headers
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(authorization) ?? []
  const signed = names.split(';').map(name => `${name}:${headers[name]}`)
  const asked = [method, url, '', ...signed, '', names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(asked).digest('hex')].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((key, part) => hmac(key, part).digest(), `AWS4${secret}`)
  return hmac(key, text).digest('hex') === signature
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)
