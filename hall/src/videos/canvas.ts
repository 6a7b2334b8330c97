import sharp from 'sharp'

/** Every clip, in pixels. */
export const width = 640
export const height = 360

/** A picture with transparency: four bytes per pixel. */
export interface Layer {
  pixels: Buffer
  width: number
  height: number
}

/** Renders an SVG at display size. */
export async function layerOf(svg: string, size: { w: number; h: number }): Promise<Layer> {
  const drawn = svg.replace('<svg ', `<svg width="${size.w}" height="${size.h}" `)
  const { data, info } = await sharp(Buffer.from(drawn))
    .resize(size.w, size.h, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** A frame of a film: three bytes per pixel, as ffmpeg takes them. */
export type Frame = Buffer

export function filled(colour: string): Frame {
  const value = Number.parseInt(colour.slice(1), 16)
  return Buffer.alloc(width * height * 3, Buffer.from([value >> 16, (value >> 8) & 255, value & 255]))
}

/** Composites a layer onto a frame. Positions may be fractional: slow motion would jitter otherwise. */
export function lay(frame: Frame, layer: Layer, left: number, top: number, opacity = 1): void {
  if (opacity <= 0) return
  const { pixels, width: w, height: h } = layer
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const [fx, fy] = [left - x0, top - y0]
  const corners = [
    { dx: 0, dy: 0, weight: (1 - fx) * (1 - fy) },
    { dx: 1, dy: 0, weight: fx * (1 - fy) },
    { dx: 0, dy: 1, weight: (1 - fx) * fy },
    { dx: 1, dy: 1, weight: fx * fy },
  ].filter(({ weight }) => weight > 0)
  for (let y = Math.max(0, y0); y < Math.min(height, y0 + h + 1); y++)
    for (let x = Math.max(0, x0); x < Math.min(width, x0 + w + 1); x++) {
      let [r, g, b, a] = [0, 0, 0, 0]
      for (const { dx, dy, weight } of corners) {
        const [sx, sy] = [x - x0 - dx, y - y0 - dy]
        if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue
        const at = (sy * w + sx) * 4
        const share = weight * pixels[at + 3]!
        if (share === 0) continue
        r += pixels[at]! * share
        g += pixels[at + 1]! * share
        b += pixels[at + 2]! * share
        a += share
      }
      if (a === 0) continue
      const cover = (a / 255) * opacity
      const to = (y * width + x) * 3
      frame[to] = frame[to]! * (1 - cover) + (r / a) * cover
      frame[to + 1] = frame[to + 1]! * (1 - cover) + (g / a) * cover
      frame[to + 2] = frame[to + 2]! * (1 - cover) + (b / a) * cover
    }
}
