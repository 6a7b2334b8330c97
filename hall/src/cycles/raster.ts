import type { Picture } from './exr.ts'

/** The picture at a `by`-th of its size; `light` may change each pixel first. */
export function shrunk({ data, width, height }: Picture, by: number, light?: (pixel: Float32Array) => void): Picture {
  const w = Math.floor(width / by)
  const h = Math.floor(height / by)
  const [result, pixel] = [new Float32Array(w * h * 3), new Float32Array(3)]
  for (let y = 0; y < h * by; y++)
    for (let x = 0; x < w * by; x++) {
      const from = (y * width + x) * 3
      const to = (Math.floor(y / by) * w + Math.floor(x / by)) * 3
      for (let c = 0; c < 3; c++) pixel[c] = data[from + c]!
      light?.(pixel)
      for (let c = 0; c < 3; c++) result[to + c]! += pixel[c]! / by / by
    }
  return { data: result, width: w, height: h }
}

/** Gaussian blur, around the seam. */
export function blurred({ data, width, height }: Picture, radius: number): Picture {
  const reach = Math.ceil(radius * 2.5)
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-(((i - reach) / radius) ** 2) / 2))
  const sum = kernel.reduce((a, b) => a + b)
  let from = data
  for (const along of [true, false]) {
    const to = new Float32Array(data.length)
    for (let j = -reach; j <= reach; j++) {
      const share = kernel[j + reach]! / sum
      for (let y = 0, i = 0; y < height; y++) {
        const row = along ? y : Math.min(height - 1, Math.max(0, y + j))
        for (let x = 0; x < width; x++, i += 3) {
          const k = (row * width + (along ? (x + j + width) % width : x)) * 3
          to[i]! += from[k]! * share
          to[i + 1]! += from[k + 1]! * share
          to[i + 2]! += from[k + 2]! * share
        }
      }
    }
    from = to
  }
  return { data: from, width, height }
}

/** Adds a `share` of what lies at a pixel of a picture `by` times as large. */
export function addFrom(
  { data, width, height }: Picture,
  by: number,
  x: number,
  y: number,
  pixel: Float32Array,
  share: number,
) {
  const fx = (x + 0.5) / by - 0.5
  const fy = Math.min(height - 1.001, Math.max(0, (y + 0.5) / by - 0.5))
  const left = Math.floor(fx)
  const top = Math.floor(fy)
  const u = fx - left
  const v = fy - top
  const a = (top * width + ((left + width) % width)) * 3
  const b = (top * width + ((left + 1) % width)) * 3
  for (let c = 0, down = width * 3; c < 3; c++)
    pixel[c]! +=
      share *
      ((data[a + c]! * (1 - u) + data[b + c]! * u) * (1 - v) +
        (data[a + down + c]! * (1 - u) + data[b + down + c]! * u) * v)
}
