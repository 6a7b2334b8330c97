import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PICTURES = join(import.meta.dirname, '../pictures')
const COLS = 8
const ROWS = 4
const TILE = 512
const WIDTH = COLS * TILE
const HEIGHT = ROWS * TILE

export type FlatView = { panoNr: number; yaw: number; pitch?: number; hFov?: number }

/**
 * A picture as a camera in the hall would take it: a part of a scene's panorama without its bend.
 * @param view angles in radians
 * @returns WebP
 */
export async function flatView(
  { panoNr, yaw, pitch = 0, hFov = 1.45 }: FlatView,
  width: number,
  height: number,
): Promise<Buffer> {
  const whole = await panorama(panoNr)
  const flat = Buffer.allocUnsafe(width * height * 3)
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
      sample(whole, (at / (2 * Math.PI) + 0.5) * WIDTH, (0.5 - rise / Math.PI) * HEIGHT, flat, (y * width + x) * 3)
    }
  return sharp(flat, { raw: { width, height, channels: 3 } })
    .webp({ quality: 78 })
    .toBuffer()
}

async function panorama(panoNr: number): Promise<Buffer> {
  const tiles = Array.from({ length: COLS * ROWS }, (_, i) => ({ col: i % COLS, row: Math.floor(i / COLS) }))
  const layers = await Promise.all(
    tiles.map(async ({ col, row }) => ({
      input: await readFile(join(PICTURES, String(panoNr), `t_${col}_${row}.webp`)),
      left: col * TILE,
      top: row * TILE,
    })),
  )
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Between four dots of the panorama, round its seam. */
function sample(from: Buffer, x: number, y: number, to: Buffer, index: number): void {
  const [left, top] = [Math.floor(x - 0.5), Math.max(0, Math.floor(y - 0.5))]
  const [dx, dy] = [x - 0.5 - left, y - 0.5 - top]
  const [x0, x1] = [(left + WIDTH) % WIDTH, (left + 1 + WIDTH) % WIDTH]
  const [y0, y1] = [Math.min(top, HEIGHT - 1) * WIDTH, Math.min(top + 1, HEIGHT - 1) * WIDTH]
  for (let channel = 0; channel < 3; channel++) {
    const value = (column: number, row: number) => from[(row + column) * 3 + channel]!
    const upper = value(x0, y0) * (1 - dx) + value(x1, y0) * dx
    const lower = value(x0, y1) * (1 - dx) + value(x1, y1) * dx
    to[index + channel] = Math.round(upper * (1 - dy) + lower * dy)
  }
}
