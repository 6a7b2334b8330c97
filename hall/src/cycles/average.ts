import sharp from 'sharp'
import { type DataTexture, SRGBColorSpace } from 'three'

export type Rgb = [r: number, g: number, b: number]

const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const share = i / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Mean of RGBA pixels in linear light, ignoring transparent ones. */
function mean(pixels: Uint8Array, step: number, decode: (value: number) => number): Rgb {
  const sum = [0, 0, 0, 0]
  for (let i = 0; i < pixels.length; i += 4 * step) {
    const alpha = pixels[i + 3]! / 255
    for (let c = 0; c < 3; c++) sum[c]! += decode(pixels[i + c]!) * alpha
    sum[3]! += alpha
  }
  return [0, 1, 2].map(c => sum[c]! / Math.max(1e-6, sum[3]!)) as Rgb
}

const known = new Map<string, Promise<Rgb>>()

async function drawn(svg: string): Promise<Rgb> {
  const { data } = await sharp(Buffer.from(svg), { density: 12 })
    .resize(32, 32, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return mean(data, 1, value => linear[value]!)
}

/** The average colour of a drawing. */
export function averageOf(svg: string): Promise<Rgb> {
  const result = known.get(svg) ?? drawn(svg)
  known.set(svg, result)
  return result
}

/** The average colour of a pattern. */
export function averageOfTexture({ image, colorSpace }: DataTexture): Rgb {
  const decode = colorSpace === SRGBColorSpace ? (value: number) => linear[value]! : (value: number) => value / 255
  return mean(image.data as Uint8Array, 37, decode)
}
