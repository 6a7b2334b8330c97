import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readExr } from './exr.ts'

const [width, height] = [5, 19]
const int = (...values: number[]) => Buffer.from(Int32Array.from(values).buffer)
const attribute = (name: string, type: string, value: Buffer) =>
  Buffer.concat([Buffer.from(`${name}\0${type}\0`), int(value.length), value])

/** Sorted and as differences, as the format wants it before it is packed. */
function filtered(bytes: Buffer): Buffer {
  const sorted = [...bytes.filter((_, i) => i % 2 === 0), ...bytes.filter((_, i) => i % 2 === 1)]
  return Buffer.from(sorted.map((value, i) => (i === 0 ? value : (value - sorted[i - 1]! + 128) & 255)))
}

/** A picture as Blender writes it; `colour` are the bits of a half by row and channel, in the order A, B, G, R. */
function written(colour: (y: number, channel: string) => number): Buffer {
  const channels = ['A', 'B', 'G', 'R']
  const list = channels.map(name => Buffer.concat([Buffer.from(`${name}\0`), int(1, 0, 1, 1)]))
  const header = [
    attribute('channels', 'chlist', Buffer.concat([...list, Buffer.from([0])])),
    attribute('compression', 'compression', Buffer.from([3])),
    attribute('dataWindow', 'box2i', int(0, 0, width - 1, height - 1)),
    Buffer.from([0]),
  ]
  const blocks = [0, 16].map(top => {
    const rows = Array.from({ length: Math.min(16, height - top) }, (_, i) => top + i)
    const halves = rows.flatMap(y => channels.flatMap(name => Array<number>(width).fill(colour(y, name))))
    const raw = Buffer.from(Uint16Array.from(halves).buffer)
    const packed = deflateSync(filtered(raw))
    const part = packed.length < raw.length ? packed : raw
    return Buffer.concat([int(top, part.length), part])
  })
  return Buffer.concat([Buffer.from([0x76, 0x2f, 0x31, 1]), int(2), ...header, Buffer.alloc(16), ...blocks])
}

it('reads rows from the top as RGB', () => {
  // 1, 2 and 0.5 as halves; brighter below row 16, in the second block.
  const { data, ...size } = readExr(
    written((y, name) => (name === 'R' ? 0x3c00 : name === 'G' ? 0x3800 : y < 16 ? 0 : 0x4000)),
  )
  expect(size).toEqual({ width, height })
  expect([...data.subarray(0, 3)]).toEqual([1, 0.5, 0])
  expect([...data.subarray(18 * width * 3, 18 * width * 3 + 3)]).toEqual([1, 0.5, 2])
})

it('takes what is no number as black', () => {
  expect(readExr(written(() => 0x7e00)).data.every(value => value === 0)).toBe(true)
})
