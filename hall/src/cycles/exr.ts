import { FloatType } from 'three'
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js'

/** A picture in linear light: RGB as rows of 32-bit floats, top row first. */
export interface Picture {
  data: Float32Array
  width: number
  height: number
}

/** Reads a picture of one layer; what is no number is black. */
export function readExr(file: Uint8Array): Picture {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  const { data: found, width = 0, height = 0 } = new EXRLoader().setDataType(FloatType).parse(bytes as ArrayBuffer)
  const data = new Float32Array(width * height * 3)
  // The loader gives four numbers a pixel, bottom row first, as graphics cards want them.
  for (let to = 0; to < data.length; to++) {
    const [pixel, channel] = [Math.floor(to / 3), to % 3]
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const value = (found as Float32Array)[((height - 1 - y) * width + x) * 4 + channel]!
    data[to] = Number.isFinite(value) ? value : 0
  }
  return { data, width, height }
}
