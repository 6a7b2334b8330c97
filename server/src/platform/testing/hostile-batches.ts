import type { Served } from '../serve.ts'
import type { Attack } from './hostile-parts.ts'

export type Sent = { endpoint: Served; attack: Attack }

/** What is made one by one, in arrays of so many: all of it would fill the memory. */
export function* inBatches<T>(most: number, all: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const one of all) {
    batch.push(one)
    if (batch.length < most) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Enough of a request to send it again. */
export function written({ endpoint: { method, path }, attack: { what, options } }: Sent): string {
  const { url, headers, payload } = options()
  const content = Buffer.isBuffer(payload) ? payload.toString('latin1') : payload
  return `${method} ${path} ${what} ${JSON.stringify({ url, headers, payload: content }).slice(0, 500)}`
}
