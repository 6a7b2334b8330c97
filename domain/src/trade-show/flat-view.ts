import type { Direction, Scene } from './scenes.ts'

/** A whole equirectangular picture as rows of RGB pixels, twice as wide as high. */
export type WholePicture = { readonly dots: Uint8Array; readonly width: number; readonly height: number }

/** Direction and field of view of a camera at the centre; radians. */
export type Look = { readonly yaw: number; readonly pitch: number; readonly hFov: number }

/** The flat pictures of a scene's first view, in pixels: for screens in landscape and in portrait. */
export const STILLS = { wide: { width: 1600, height: 800 }, tall: { width: 810, height: 1080 } } as const

/** Bytes: a still is on the screen before anything else is. */
export const STILL_LIMIT = 90_000

/** The vertical field of view in which a scene opens, in radians: in portrait more of the hall is above and below. */
export const firstVFov = (aspect: number): number => ((aspect > 1 ? 74 : 86) * Math.PI) / 180

/** A view in an address, in degrees: '-12.5,3,74' is yaw, pitch and vertical field of view. */
export const viewText = ({ yaw, pitch, vFov }: Direction & { vFov: number }): string =>
  [yaw - Math.round(yaw / (2 * Math.PI)) * 2 * Math.PI, pitch, vFov]
    .map(angle => Number(((angle * 180) / Math.PI).toFixed(1)))
    .join()

/** The still of a scene in this format, if it shows what the `view` of an address asks for: the first view. */
export function stillOf({ stills, start_view }: Scene, format: keyof typeof STILLS, view: string | null) {
  const { width, height } = STILLS[format]
  const isFirst = view === null || view === viewText({ ...start_view, vFov: firstVFov(width / height) })
  return isFirst ? stills?.[format] : undefined
}

/** The first view of a scene as a picture of this size shows it. */
export function firstLook(start: Direction, { width, height }: { width: number; height: number }): Look {
  const aspect = width / height
  return { ...start, hFov: 2 * Math.atan(Math.tan(firstVFov(aspect) / 2) * aspect) }
}

/** A flat, undistorted view into a panorama, as a camera would take it. @returns RGB pixels, row by row */
export function flatView(whole: WholePicture, { yaw, pitch, hFov }: Look, width: number, height: number): Uint8Array {
  const flat = new Uint8Array(width * height * 3)
  const distance = width / 2 / Math.tan(hFov / 2)
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = x + 0.5 - width / 2
      const up = height / 2 - y - 0.5
      const forward = distance * cos - up * sin
      const above = distance * sin + up * cos
      const at = yaw + Math.atan2(right, forward)
      const rise = Math.atan2(above, Math.hypot(right, forward))
      const [column, row] = [(at / (2 * Math.PI) + 0.5) * whole.width, (0.5 - rise / Math.PI) * whole.height]
      sample(whole, column, row, flat, (y * width + x) * 3)
    }
  return flat
}

/** Bilinear interpolation between four pixels, across the seam. */
function sample({ dots, width, height }: WholePicture, x: number, y: number, to: Uint8Array, index: number): void {
  const [left, top] = [Math.floor(x - 0.5), Math.max(0, Math.floor(y - 0.5))]
  const [dx, dy] = [x - 0.5 - left, y - 0.5 - top]
  const [x0, x1] = [(left + width) % width, (left + 1 + width) % width]
  const [y0, y1] = [Math.min(top, height - 1) * width, Math.min(top + 1, height - 1) * width]
  for (let channel = 0; channel < 3; channel++) {
    const value = (column: number, row: number) => dots[(row + column) * 3 + channel]!
    const upper = value(x0, y0) * (1 - dx) + value(x1, y0) * dx
    const lower = value(x0, y1) * (1 - dx) + value(x1, y1) * dx
    to[index + channel] = Math.round(upper * (1 - dy) + lower * dy)
  }
}
