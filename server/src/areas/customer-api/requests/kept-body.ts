import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { KEPT_BODY_BYTES } from '@fairfloor/domain/customer-api/requests/limits'
import { withoutKeys } from './without-keys.ts'

const unpack = promisify(gunzip)

/** Longest type that is kept: clients write what they like. */
const LONGEST_TYPE = 100

/** A body as it waits to be written: its beginning, a copy, so that nothing large is held in memory. */
export type Waiting = {
  readonly type: string | null
  /** Of the whole; null: not counted. */
  readonly bytes: number | null
  readonly content: Buffer | null
  readonly isPacked: boolean
}

type Headers = { readonly type: unknown; readonly length: unknown; readonly encoding?: unknown }

/** Takes the beginning of a body. @param body a stream, which is not read, or nothing, where it was not read */
export function beginningOf(body: unknown, { type, length, encoding }: Headers): Waiting {
  const named = typeof type === 'string' ? withoutKeys(type.split(';', 1)[0]!.trim()).slice(0, LONGEST_TYPE) : ''
  const whole = typeof body === 'string' || Buffer.isBuffer(body) ? body : undefined
  const isPacked = encoding === 'gzip'
  const counted = whole === undefined ? countOf(length) : isPacked ? unpackedLength(whole) : Buffer.byteLength(whole)
  return {
    type: named || null,
    bytes: isPacked && whole === undefined ? null : counted,
    content: whole !== undefined && isText(named) ? copyOf(whole) : null,
    isPacked,
  }
}

/** What is kept of it. */
export async function textOf({ content, isPacked }: Waiting): Promise<string | null> {
  if (!content || content.length === 0) return null
  const plain = isPacked ? await unpack(content, { finishFlush: constants.Z_SYNC_FLUSH }) : content
  // A sign that was cut is no sign.
  const text = plain
    .subarray(0, KEPT_BODY_BYTES)
    .toString()
    .replace(/\uFFFD$/, '')
  return withoutKeys(text)
}

const isText = (type: string) => /^text\/|[/+]json$|^application\/x-www-form-urlencoded$/i.test(type)

const copyOf = (body: string | Buffer): Buffer =>
  typeof body === 'string'
    ? Buffer.from(body.slice(0, KEPT_BODY_BYTES)).subarray(0, KEPT_BODY_BYTES)
    : Buffer.from(body.subarray(0, KEPT_BODY_BYTES))

const countOf = (length: unknown): number | null => {
  const counted = Number(length ?? Number.NaN)
  return Number.isSafeInteger(counted) && counted >= 0 ? Math.min(counted, 2_147_483_647) : null
}

/** The last four bytes of gzip say it. */
const unpackedLength = (packed: string | Buffer): number | null =>
  Buffer.isBuffer(packed) && packed.length >= 4 ? packed.readInt32LE(packed.length - 4) : null
