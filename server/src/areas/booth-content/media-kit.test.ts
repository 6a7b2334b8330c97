import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

/** The stored (uncompressed) files of a ZIP, from its central directory. */
function unpacked(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ]
    const local = zip.readUInt32LE(at + 42)
    const content = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    found.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.toString('utf8', content, content + size))
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
  return found
}

test('is a ZIP of the files, as long as it said', async () => {
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

test('is never whole in memory: what nobody reads is not read from the store either', async () => {
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
