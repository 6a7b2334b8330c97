import { inflateSync } from 'node:zlib'

/** A picture in linear light: RGB as rows of 32-bit floats, top row first. */
export interface Picture {
  data: Float32Array
  width: number
  height: number
}

/** All 65,536 numbers of 16 bits; what is none counts as 0. */
export const halves = Float32Array.from({ length: 65536 }, (_, bits) => {
  const [sign, exponent, rest] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023]
  if (exponent === 31) return 0
  return sign * (exponent === 0 ? rest * 2 ** -24 : (1 + rest / 1024) * 2 ** (exponent - 15))
})

/** Attributes of the header by name, and where it ends. */
function headerOf(file: Buffer) {
  const attributes = new Map<string, Buffer>()
  let at = 8
  const word = () => {
    const end = file.indexOf(0, at)
    const text = file.toString('latin1', at, end)
    at = end + 1
    return text
  }
  for (let name = word(); name !== ''; name = word()) {
    word()
    const size = file.readUInt32LE(at)
    attributes.set(name, file.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return { attributes, end: at }
}

/** Undoes the sorting of bytes and the differences by which a block packs better. */
function unfiltered(packed: Buffer): Uint8Array {
  const [result, half] = [new Uint8Array(packed.length), (packed.length + 1) >> 1]
  let last = 0
  for (let i = 0; i < packed.length; i++) {
    last = (i === 0 ? packed[0]! : last + packed[i]! - 128) & 255
    result[i < half ? 2 * i : 2 * (i - half) + 1] = last
  }
  return result
}

/** Reads what Blender writes as 'OPEN_EXR', 16 bits, 'ZIP': one layer, blocks of 16 rows, channels by name. */
export function readExr(file: Buffer): Picture {
  const { attributes, end } = headerOf(file)
  const list = attributes.get('channels')!.toString('latin1')
  const names = [...list.matchAll(/([A-Za-z]+)\0(.)\0{3}[\s\S]{12}/g)].map(([, name]) => name!)
  const box = attributes.get('dataWindow')!
  const [left, top, right, bottom] = [0, 4, 8, 12].map(i => box.readInt32LE(i)) as [number, number, number, number]
  const [width, height] = [right - left + 1, bottom - top + 1]
  if (!names.includes('R') || attributes.get('compression')![0] !== 3)
    throw new Error('Not a picture as Blender writes them.')
  const data = new Float32Array(width * height * 3)
  const stride = width * names.length * 2
  for (let block = 0, at = end + Math.ceil(height / 16) * 8; block < height; block += 16) {
    const [rows, size] = [Math.min(16, height - block), file.readUInt32LE(at + 4)]
    const part = file.subarray(at + 8, at + 8 + size)
    // What does not shrink is stored as it is.
    const bytes = size < rows * stride ? unfiltered(inflateSync(part)) : Uint8Array.from(part)
    const numbers = new Uint16Array(bytes.buffer)
    for (const [channel, name] of ['R', 'G', 'B'].entries())
      for (let y = 0; y < rows; y++) {
        const from = (y * names.length + names.indexOf(name)) * width
        for (let x = 0, to = (block + y) * width * 3 + channel; x < width; x++, to += 3)
          data[to] = halves[numbers[from + x]!]!
      }
    at += 8 + size
  }
  return { data, width, height }
}
