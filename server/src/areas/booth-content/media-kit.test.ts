import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unpacked } from '../../platform/testing/unpacked.ts'
import { makeKit } from './media-kit.ts'

const AT = new Date('2031-05-06T12:00:00Z')
const CHUNK = 64 * 1024

/** A store that generates files while they are read. @returns how many bytes were read from it */
function store(chunks: number) {
  const taken = { bytes: 0, open: 0 }
  return {
    taken,
    stream: async () => {
      taken.open += 1
      async function* content() {
        for (let i = 0; i < chunks; i++) {
          taken.bytes += CHUNK
          yield Buffer.alloc(CHUNK, i)
        }
      }
      return { size: chunks * CHUNK, body: Readable.from(content(), { objectMode: false, highWaterMark: CHUNK }) }
    },
  }
}

test('is a ZIP of the files, as long as it said (TS-252, TS-469)', async () => {
  const files = { stream: async (file: string) => ({ size: 4, body: Readable.from([Buffer.from(file)]) }) }
  const { length, body } = makeKit(
    files,
    [
      { name: 'Tub.png', file: 'tub1', size: 4 },
      { name: '../../Größe: neu.png', file: 'tub2', size: 4 },
    ],
    AT,
  )
  const zip = Buffer.concat(await body.toArray())
  expect(zip.length).toBe(length)
  expect(unpacked(zip)).toEqual(
    new Map([
      ['Tub.png', 'tub1'],
      ['-..-Größe- neu.png', 'tub2'],
    ]),
  )
})

test('is never whole in memory: what nobody reads is not read from the store either (TS-253)', async () => {
  const files = store(500)
  const kit = Array.from({ length: 4 }, (_, i) => ({ name: `${i}.webm`, file: `${i}`, size: 500 * CHUNK }))
  const { length, body } = makeKit(files, kit, AT)
  const reader = body[Symbol.asyncIterator]()
  await reader.next()
  for (let i = 0; i < 1000; i++) await turn()
  expect(files.taken.bytes).toBeLessThan(length / 50)
  expect(files.taken.open).toBe(1)
  let read = 0
  for await (const chunk of { [Symbol.asyncIterator]: () => reader }) read += chunk.length
  expect(read).toBeGreaterThan(length - CHUNK)
  expect(files.taken.open).toBe(4)
})

test('breaks off where a file is missing: nobody takes a part for the whole', async () => {
  const { body } = makeKit({ stream: async () => undefined }, [{ name: 'a.png', file: 'a', size: 4 }], AT)
  await expect(body.toArray()).rejects.toThrow('The file store has no a')
})
