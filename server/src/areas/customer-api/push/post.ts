import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Fault } from '@fairfloor/domain/customer-api/push/deliveries'
import { callableAddresses, hostOf, type Reach } from './endpoint-address.ts'

export type Message = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Ends it early. */
  readonly stop?: AbortSignal
}

/** How a post went. `status` without a fault: it was answered in full and in time. */
export type Posted = {
  readonly status: number | null
  readonly fault: Fault | null
  readonly answer: string
  readonly durationMs: number
}

/** Bytes of an answer that are read; what follows is of no interest. */
const MOST_READ = 4096
/** Characters of it that are kept. */
const KEPT = 300

class Failed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Posts JSON to a customer's server: on a connection of its own, to an address that was checked, following no redirect.
 * @throws Error only if it was stopped
 */
export async function post(message: Message, reach: Reach): Promise<Posted> {
  const began = performance.now()
  const timeout = AbortSignal.timeout(reach.timeoutMs)
  const signal = message.stop ? AbortSignal.any([timeout, message.stop]) : timeout
  const seen: { response?: IncomingMessage } = {}
  let fault: Fault | null = null
  let answer = ''
  try {
    seen.response = await exchange(message, reach, signal)
    answer = await beginningOf(seen.response)
  } catch (error) {
    message.stop?.throwIfAborted()
    fault = timeout.aborted ? 'timeout' : faultOf(error)
  }
  const durationMs = Math.min(Math.round(performance.now() - began), reach.timeoutMs)
  return { status: seen.response?.statusCode ?? null, fault, answer, durationMs }
}

/** @throws Error without an answer */
async function exchange({ url, headers, body }: Message, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const address = new URL(url)
  const host = hostOf(address)
  const isHttps = address.protocol === 'https:'
  if (!isHttps && !reach.allowPrivate) throw new Failed('refused')
  // The look-up of a literal address never happens.
  if (isIP(host) && (await callableAddresses(host, reach)).length === 0) throw new Failed('refused')
  return new Promise((resolve, reject) => {
    const request = (isHttps ? httpsRequest : httpRequest)(address, {
      method: 'POST',
      agent: false,
      lookup: checkedLookup(reach),
      signal,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
    })
    request.on('error', reject)
    request.on('response', resolve)
    // Ends without an answer where the receiver changes the protocol.
    request.on('close', () => reject(new Failed('unreadable')))
    request.end(body)
  })
}

/** Gives the connection the very addresses that were checked. */
const checkedLookup =
  (reach: Reach): LookupFunction =>
  (name, { all }, callback) => {
    callableAddresses(name, reach).then(
      found => {
        const [first] = found
        if (first === undefined) return callback(new Failed('unresolvable'), [])
        if (!all) return callback(null, first, isIP(first))
        callback(
          null,
          found.map(address => ({ address, family: isIP(address) })),
        )
      },
      error => callback(error, []),
    )
  }

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let read = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    read += part.length
    if (read >= MOST_READ) break
  }
  // NUL and other control characters cannot be kept, or would spoil the page.
  const text = Buffer.concat(parts)
    .subarray(0, MOST_READ)
    .toString('utf8')
    .replace(/\p{Cc}+/gu, ' ')
  return [...text.trim()].slice(0, KEPT).join('')
}

const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_|EPROTO)/

function faultOf(error: unknown): Fault {
  if (error instanceof Failed) return error.fault
  const { code = '' } = error as NodeJS.ErrnoException
  if (TLS_CODE.test(code)) return 'certificate'
  return code.startsWith('HPE_') ? 'unreadable' : 'unreachable'
}
