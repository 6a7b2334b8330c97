import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Article = {
  sku: string
  gtin: string | null
  customer_reference: string | null
  quantity: number | null
  availability: string
  eta: string | null
}

export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: { type: string; timestamp: string; data: Article[] }
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

export const answering =
  (status: number, text = ''): Answer =>
  response =>
    void response.writeHead(status).end(text)

/** A customer's server: takes everything with 204 until it is told to answer otherwise. */
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

export async function startReceiver(port = 0) {
  const received: Received[] = []
  let answer: Answer = answering(204)
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    received.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) })
    answer(response, request)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${listening}/stock`,
    received,
    answer(next: Answer) {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The signatures that Standard Webhooks wants, of each secret. */
export const signaturesOf = ({ headers, text }: Received, ...secrets: string[]): string =>
  secrets
    .map(secret => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')
