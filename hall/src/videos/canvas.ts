import sharp from 'sharp'

/** Pixels of a clip. */
export interface Size {
  w: number
  h: number
}

/** Of the clips of the fair. */
const WIDE: Size = { w: 640, h: 360 }

/** A picture with transparency: four bytes per pixel. */
export interface Layer {
  pixels: Buffer
  width: number
  height: number
}

/** Renders an SVG at display size. */
export async function layerOf(svg: string, size: Size): Promise<Layer> {
  const drawn = svg.replace('<svg ', `<svg width="${size.w}" height="${size.h}" `)
  const { data, info } = await sharp(Buffer.from(drawn))
    .resize(size.w, size.h, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** A picture of a film: three bytes per pixel, as ffmpeg takes them. */
export interface Frame extends Size {
  pixels: Buffer
}

export function filled(colour: string, { w, h }: Size = WIDE): Frame {
  const value = Number.parseInt(colour.slice(1), 16)
  return { w, h, pixels: Buffer.alloc(w * h * 3, Buffer.from([value >> 16, (value >> 8) & 255, value & 255])) }
}

/** Composites a layer onto a frame. Positions may be fractional: slow motion would jitter otherwise. */
export function lay(frame: Frame, layer: Layer, left: number, top: number, opacity = 1): void {
  if (opacity <= 0) return
  const { pixels, width: w, height: h } = layer
  const { w: width, h: height, pixels: to } = frame
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
      const at = (y * width + x) * 3
      to[at] = to[at]! * (1 - cover) + (r / a) * cover
      to[at + 1] = to[at + 1]! * (1 - cover) + (g / a) * cover
      to[at + 2] = to[at + 2]! * (1 - cover) + (b / a) * cover
    }
}
