import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Picture } from './exr.ts'
import { networkOf, readWeights } from './network.ts'

// Open Image Denoise's transfer function for high dynamic range, which its network was trained with.
const [a, b, c, d, e, f, g] = [
  1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152,
]
const [y0, y1, x0, x1] = [1.5794576e-6, 0.0322087631, 0.00223151711, 0.370974749]
const packed = (y: number) => (y <= y0 ? a * y : y <= y1 ? b * y ** c + d : e * Math.log(y + f) + g)
const unpacked = (x: number) => (x <= x0 ? x / a : x <= x1 ? ((x - d) / b) ** (1 / c) : Math.exp((x - g) / e) - f)
const norm = 1 / packed(65504)

const largest = 1024
const overlap = 64

/** How values of a picture go into a network, and come out of it. */
interface Coding {
  into: (value: number) => number
  from: (value: number) => number
}
const albedoCoding: Coding = { into: value => Math.min(1, Math.max(0, value)), from: value => value }
const normalCoding: Coding = { into: value => value / 2 + 0.5, from: value => value * 2 - 1 }
const lightCoding = (scale: number): Coding => ({
  into: value => packed(value * scale) * norm,
  from: value => unpacked(Math.max(0, value) / norm) / scale,
})

/** The factor that brings the picture's mean (of logarithms) to middle grey. */
function brightening({ data }: Picture): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length; i += 21) {
    const luminance = 0.2127 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!
    if (luminance < 1e-8) continue
    sum += Math.log2(luminance)
    count++
  }
  return count === 0 ? 1 : 0.18 / 2 ** (sum / count)
}

const mirrored = (at: number, size: number) => {
  const folded = at < 0 ? -1 - at : at >= size ? 2 * size - 1 - at : at
  return Math.min(size - 1, Math.max(0, folded))
}

/**
 * Runs Open Image Denoise's network with these weights over layers of a picture, tile by tile; the first layer is the
 * one that noise is taken out of. Tiles overlap; beyond the edges the picture goes on at the other side if it `wraps`
 * (a panorama), else mirrored, as always above and below.
 */
async function filtered(weights: string, layers: [Picture, Coding][], wraps: boolean): Promise<Picture> {
  const file = join(dirname(createRequire(import.meta.url).resolve('denoiser')), '../tzas', `${weights}.tza`)
  const session = await InferenceSession.create(networkOf(readWeights(await readFile(file))), {
    intraOpNumThreads: cpus().length,
  })
  const [{ width, height }, { from }] = layers[0]!
  const [wide, high] = [width, height].map(size => Math.min(largest, Math.ceil(size / 16) * 16)) as [number, number]
  const [inWide, inHigh] = [wide + 2 * overlap, high + 2 * overlap]
  const plane = inWide * inHigh
  const across = (x: number) => (wraps ? (x + width) % width : mirrored(x, width))
  const tileAt = (left: number, top: number) => {
    const input = new Float32Array(layers.length * 3 * plane)
    layers.forEach(([{ data }, { into }], layer) => {
      for (let y = 0; y < inHigh; y++)
        for (let x = 0; x < inWide; x++) {
          const at = (mirrored(top - overlap + y, height) * width + across(left - overlap + x)) * 3
          const to = layer * 3 * plane + y * inWide + x
          for (let z = 0; z < 3; z++) input[z * plane + to] = into(data[at + z]!)
        }
    })
    return input
  }
  const data = new Float32Array(width * height * 3)
  for (let top = 0; top < height; top += high)
    for (let left = 0; left < width; left += wide) {
      const input = new Tensor('float32', tileAt(left, top), [1, layers.length * 3, inHigh, inWide])
      const { output } = await session.run({ input })
      const result = output!.data as Float32Array
      for (let y = 0; y < Math.min(high, height - top); y++)
        for (let x = 0; x < Math.min(wide, width - left); x++)
          for (let z = 0; z < 3; z++)
            data[((top + y) * width + left + x) * 3 + z] = from(
              result[z * plane + (y + overlap) * inWide + x + overlap]!,
            )
    }
  await session.release()
  return { data, width, height }
}

/**
 * Takes the noise out of light in linear colours. Albedo and normal are cleaned first, as few rays a pixel leave their
 * edges ragged, and light follows them.
 */
export async function denoise(light: Picture, albedo: Picture, normal: Picture, wraps: boolean): Promise<Picture> {
  return filtered(
    'rt_hdr_calb_cnrm',
    [
      [light, lightCoding(brightening(light))],
      [await filtered('rt_alb', [[albedo, albedoCoding]], wraps), albedoCoding],
      [await filtered('rt_nrm', [[normal, normalCoding]], wraps), normalCoding],
    ],
    wraps,
  )
}
