import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as view from '@fairfloor/domain/trade-show/flat-view'
import sharp from 'sharp'

const PICTURES = join(import.meta.dirname, '../pictures')
const COLS = 8
const ROWS = 4
const TILE = 512
const WIDTH = COLS * TILE
const HEIGHT = ROWS * TILE

export type FlatView = { panoNr: number; yaw: number; pitch?: number; hFov?: number }

/**
 * A flat view into a scene's panorama, as a camera in the hall would take it.
 * @param view angles in radians
 * @returns WebP
 */
export async function flatView(
  { panoNr, yaw, pitch = 0, hFov = 1.45 }: FlatView,
  width: number,
  height: number,
): Promise<Buffer> {
  const whole = { dots: await panorama(panoNr), width: WIDTH, height: HEIGHT }
  const flat = view.flatView(whole, { yaw, pitch, hFov }, width, height)
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
