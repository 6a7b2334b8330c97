import type { Picture } from './exr.ts'
import { addFrom, blurred, shrunk } from './raster.ts'

/** The groups of lights that Cycles keeps apart, and their shares of the picture: hall by day. */
export const groups = { house: 0.6, booth: 0.75, spots: 1.6, glow: 1.1, sky: 1.1 }

/** Wanted mean of the middle band, of 255, before glare and sharpening: they take some 7 of it. */
const wanted = 133
/** Exposure of a flat view, which shows too little to be exposed by. */
const usual = 1.15
const bloom = 0.3
/** How much of the difference between wide bright and dark parts is taken away. */
const dodge = 0.2
const sharpness = 0.25

const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const coded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

const [middleGrey, saturation, start] = [0.2, 1.06, 0.7]
/** Contrast below middle grey, and what it is lowered to where more of the picture is dark than should be. */
const toes = [1.22, 1.16, 1.1, 1.04, 0.98] as const
/** Share darker than 64 that a picture may have, and a little less, as glare comes later. */
const darkest = 0.29

/**
 * The curve of a pixel in place, hue kept: contrast around middle grey, then the shoulder of Khronos PBR Neutral, which
 * preserves the brands' colours.
 */
function curve(pixel: Float32Array, toe: number) {
  const light = luminance(pixel[0]!, pixel[1]!, pixel[2]!)
  if (light < 1e-6) return
  const bent = middleGrey * (light / middleGrey) ** (light < middleGrey ? toe : 1.11)
  for (let c = 0; c < 3; c++) pixel[c] = Math.max(0, bent + ((pixel[c]! * bent) / light - bent) * saturation)
  const peak = Math.max(pixel[0]!, pixel[1]!, pixel[2]!)
  if (peak <= start) return
  const d = 1 - start
  const top = 1 - (d * d) / (peak + d - start)
  const grey = 1 - 1 / (0.12 * (peak - top) + 1)
  for (let c = 0; c < 3; c++) pixel[c] = ((pixel[c]! * top) / peak) * (1 - grey) + top * grey
}

/** What shines spills over its surroundings, near and far. */
function glareOf(light: Picture, by: number, exposure: number): Picture {
  const bright = shrunk(light, by, pixel => {
    const peak = Math.max(pixel[0]!, pixel[1]!, pixel[2]!) * exposure
    const over = peak <= 0.95 ? 0 : ((Math.min(peak, 9) - 0.95) / peak) * exposure
    for (let c = 0; c < 3; c++) pixel[c]! *= over
  })
  const result = { ...bright, data: new Float32Array(bright.data.length) }
  for (const [radius, share] of [
    [1.5, 0.5],
    [5, 0.3],
    [16, 0.2],
  ] as const)
    for (const [i, value] of blurred(bright, radius).data.entries()) result.data[i]! += value * share
  return result
}

/**
 * Brightens wide dark parts and darkens wide bright ones in place, as a photographer dodges and burns: a hall has lit
 * booths beside dark ceilings. Parts are wider than 20°, so that no edge gets a halo.
 */
function even(light: Picture, degrees: number) {
  const by = Math.max(1, Math.round(light.width / 192))
  const tones = shrunk(light, by, pixel => {
    const tone = Math.log2(Math.min(2, Math.max(0.01, luminance(pixel[0]!, pixel[1]!, pixel[2]!))) / middleGrey)
    pixel.fill(tone)
  })
  const wide = blurred(tones, (22 / degrees) * tones.width)
  const tone = new Float32Array(3)
  for (let y = 0, i = 0; y < light.height; y++)
    for (let x = 0; x < light.width; x++, i += 3) {
      tone[0] = 0
      addFrom(wide, by, x, y, tone, -dodge)
      const gain = 2 ** tone[0]!
      for (let c = 0; c < 3; c++) light.data[i + c]! *= gain
    }
}

/** The mean of `measure` over pixels as they will be. */
function meanOf(
  data: Float32Array,
  exposure: number,
  toe: number,
  measure: (r: number, g: number, b: number) => number,
) {
  const pixel = new Float32Array(3)
  let sum = 0
  for (let i = 0; i < data.length; i += 3) {
    for (let c = 0; c < 3; c++) pixel[c] = data[i + c]! * exposure
    curve(pixel, toe)
    sum += measure(pixel[0]!, pixel[1]!, pixel[2]!)
  }
  return (sum / data.length) * 3
}

const toneOf = (r: number, g: number, b: number) => coded(Math.min(1, luminance(r, g, b))) * 255
const isDark = (r: number, g: number, b: number) => (luminance(coded(r), coded(g), coded(b)) * 255 < 64 ? 1 : 0)

/** The exposure at which the rows between pitch -25° and 25° have the wanted mean, and the toe that leaves few dark parts. */
function exposureOf(light: Picture): { exposure: number; toe: number } {
  const { data, width, height } = shrunk(light, Math.max(1, Math.round(light.width / 512)))
  const rows = [25, -25].map(pitch => Math.round(height * (0.5 - pitch / 180))) as [number, number]
  const band = data.subarray(rows[0] * width * 3, rows[1] * width * 3)
  let [low, high] = [0.1, 10]
  for (let i = 0; i < 16; i++) {
    const middle = Math.sqrt(low * high)
    if (meanOf(band, middle, toes[0], toneOf) < wanted) low = middle
    else high = middle
  }
  const exposure = Math.sqrt(low * high)
  return { exposure, toe: toes.find(toe => meanOf(data, exposure, toe, isDark) <= darkest) ?? toes.at(-1)! }
}

/** Undoes what pixel filter and denoiser softened; stays within the neighbours' range and a little, so no halos. */
function sharpen(dots: Uint8Array, width: number, height: number) {
  const was = dots.slice()
  const row = width * 3
  for (let y = 1; y < height - 1; y++)
    for (let x = 0; x < width; x++) {
      const left = x === 0 ? row - 3 : -3
      const right = x === width - 1 ? 3 - row : 3
      for (let i = (y * width + x) * 3, end = i + 3; i < end; i++) {
        const v = was[i]!
        const a = was[i + left]!
        const b = was[i + right]!
        const c = was[i - row]!
        const d = was[i + row]!
        const value = v + sharpness * (v - (a + b + c + d) / 4)
        dots[i] = Math.max(
          0,
          Math.min(255, Math.max(Math.min(v, a, b, c, d) - 6, Math.min(Math.max(v, a, b, c, d) + 6, value))),
        )
      }
    }
}

/** Mean luminance of the rows between pitch -25° and 25° (0 to 255), and the share of all pixels darker than 64. */
export function figuresOf(dots: Uint8Array, width: number) {
  const height = dots.length / 3 / width
  const rows = [25, -25].map(pitch => Math.round(height * (0.5 - pitch / 180))) as [number, number]
  let [sum, dark] = [0, 0]
  for (let i = 0; i < dots.length; i += 3) {
    const light = luminance(dots[i]!, dots[i + 1]!, dots[i + 2]!)
    if (light < 64) dark++
    const y = Math.floor(i / 3 / width)
    if (y >= rows[0] && y < rows[1]) sum += light
  }
  return { band: sum / (rows[1] - rows[0]) / width, dark: (dark / dots.length) * 3 }
}

/** A finished picture from linear light: exposed (a `flat` view as usual), with glow, curve and sharpness. @returns RGB bytes */
export function develop(light: Picture, flat: boolean): Uint8Array {
  const { data, width, height } = light
  even(light, flat ? 83 : 360)
  const { exposure, toe } = flat ? { exposure: usual, toe: toes[0] } : exposureOf(light)
  const by = Math.max(1, Math.round(width / 1024))
  const glare = glareOf(light, by, exposure)
  const [dots, pixel] = [new Uint8Array(width * height * 3), new Float32Array(3)]
  // Dithering keeps wide soft gradients from banding.
  let grain = 1
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      for (let c = 0; c < 3; c++) pixel[c] = data[i + c]! * exposure
      addFrom(glare, by, x, y, pixel, bloom)
      curve(pixel, toe)
      for (let c = 0; c < 3; c++) {
        grain = (grain * 16807) % 2147483647
        dots[i + c] = Math.max(0, Math.min(255, coded(pixel[c]!) * 255 + grain / 2147483647))
      }
    }
  sharpen(dots, width, height)
  return dots
}
